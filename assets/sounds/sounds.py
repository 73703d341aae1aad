#!/usr/bin/env python3
"""Makes the sounds of the app, small mono files: run it here after a change (no sample is taken from anywhere)."""
import math
import random
import struct
import wave

RATE = 22050


def knock(seconds, partials, noise, decay, seed=1):
    """A struck piece of wood: a few dying partials and a breath of noise at the start."""
    rnd = random.Random(seed)
    samples, smooth = [], 0.0
    for i in range(int(RATE * seconds)):
        t = i / RATE
        body = sum(a * math.sin(2 * math.pi * f * t) * math.exp(-t * d) for f, a, d in partials)
        smooth += 0.45 * (rnd.uniform(-1, 1) - smooth)
        samples.append(body * min(1.0, t * 2500) + noise * smooth * math.exp(-t * decay))
    return samples


def chime(notes, step, ring):
    """Soft notes, one after the other, each ringing on."""
    samples = [0.0] * int(RATE * (step * (len(notes) - 1) + ring))
    for k, f in enumerate(notes):
        start = int(RATE * step * k)
        for i in range(len(samples) - start):
            t = i / RATE
            tone = math.sin(2 * math.pi * f * t) + 0.35 * math.sin(4 * math.pi * f * t) * math.exp(-t * 9)
            samples[start + i] += 0.4 * tone * math.exp(-t * 7.5) * min(1.0, t * 300)
    return samples


def mix(a, b, at):
    """b laid over a, beginning `at` seconds later."""
    start = int(RATE * at)
    out = a + [0.0] * max(0, start + len(b) - len(a))
    for i, s in enumerate(b):
        out[start + i] += s
    return out


def save(name, samples, volume, thin=1):
    """`thin` keeps every n-th sample: low notes need no more."""
    samples = samples[::thin]
    peak = max(abs(s) for s in samples)
    tail = int(RATE * 0.01)
    with wave.open(name + ".wav", "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE // thin)
        for i, s in enumerate(samples):
            fade = min(1.0, (len(samples) - i) / tail)
            out.writeframes(struct.pack("<h", int(32000 * volume * s / peak * fade)))


WOOD = [(520, 1.0, 62), (1180, 0.45, 95), (2210, 0.2, 140)]
LOW = [(330, 1.0, 48), (760, 0.4, 80)]
save("place", knock(0.09, WOOD, 0.5, 160), 0.55)
save("capture", mix(knock(0.10, LOW, 0.6, 120, 2), knock(0.11, WOOD, 0.5, 130, 3), 0.055), 0.7)
save("refuse", knock(0.12, [(150, 1.0, 34), (225, 0.5, 44)], 0.15, 120, 4), 0.5)
save("pass", chime([440, 330], 0.09, 0.28), 0.35, thin=2)
save("win", chime([392, 494, 587, 784], 0.1, 0.5), 0.5, thin=2)
save("lose", chime([440, 392, 330], 0.13, 0.45), 0.4, thin=2)
