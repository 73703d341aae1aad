// What does not fit on the page as it is: cut or spilling text, controls that are too small or lie on each other.
const found = new Set();
const app = document.querySelector('.app');
const scope = document.querySelector('[data-dialog]') ?? app;
const is_seen = one => {
    const box = one.getBoundingClientRect(), style = getComputedStyle(one);
    return box.width && box.height && style.visibility !== 'hidden' && !one.closest('.spoken, svg, [inert]');
};
const all = selector => [...scope.querySelectorAll(selector)].filter(is_seen);
const name_of = one => `${one.dataset.action ?? one.className ?? one.tagName} "${one.innerText?.slice(0, 40) ?? ''}"`;
const overlap = (one, other) => {
    const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
};
const pairs = list => list.flatMap((one, place) => list.slice(place + 1)
    .filter(other => !one.contains(other) && !other.contains(one)).map(other => [one, other]));

if (app.scrollWidth > app.clientWidth) found.add(`the page is ${app.scrollWidth} wide`);
for (const one of all('button, p, span, b, small, h1, h2, label, legend, th, td, dt, dd, figcaption, li, .side, .say')) {
    const box = one.getBoundingClientRect();
    const is_box = getComputedStyle(one).display !== 'inline';
    if (box.left < -1 || box.right > innerWidth + 1) found.add(`beside the page: ${name_of(one)}`);
    if (is_box && one.scrollWidth > one.clientWidth + 1) found.add(`cut at the side: ${name_of(one)}`);
    if (is_box && one.scrollHeight > one.clientHeight + 2) found.add(`cut below: ${name_of(one)}`);
}
const target_of = control => control.matches('label > input') ? control.parentElement : control;
const controls = all('[data-action]').map(target_of);
for (const one of controls) {
    const box = one.getBoundingClientRect();
    if (box.width < 43.5 || box.height < 43.5) found.add(`${Math.round(box.width)}x${Math.round(box.height)}: ${name_of(one)}`);
}
// What sticks to the edge of the window lies over the rest by intention.
for (const [one, other] of pairs(controls.filter(one => !one.closest('.sticky'))))
    if (overlap(one, other)) found.add(`on each other: ${name_of(one)}, ${name_of(other)}`);
for (const [one, other] of pairs(all('.top, .sides, .teach, .say, .board-area, .actions, .notice')))
    if (overlap(one, other)) found.add(`on each other: ${one.className}, ${other.className}`);
return [...found];
