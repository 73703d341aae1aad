//! Putting a stone on the board, and keeping every table of `stones.rs` right.
use super::{
    Player,
    bits::Bits,
    stones::{Group, Joined, NO_GROUP, Stones, stone_key},
};

impl Stones {
    /// Puts a stone on an empty cell where the player may place. Returns the number of
    /// stones captured.
    #[inline]
    pub(super) fn put<const W: usize>(&mut self, cell: usize, player: Player) -> usize {
        if self.touches(cell, player) {
            let joined = self.join::<W>(cell, player);
            self.put_capturing(cell, player, joined)
        } else {
            self.put_alone::<W>(cell, player)
        }
    }

    /// Makes one of the player's legal placements, each with the same chance. Returns the number of
    /// stones captured, or `None` when there is no placement. `random()` must give 64 random bits.
    #[inline]
    pub(super) fn put_at_random<const W: usize>(
        &mut self,
        player: Player,
        mut random: impl FnMut() -> u64,
    ) -> Option<usize> {
        let near = self.near::<W>(player);
        let mut candidates = self.candidates::<W>(player);
        loop {
            let cell = candidates.draw(&mut random)?;
            if !near.contains(cell) {
                return Some(self.put_alone::<W>(cell, player));
            }
            let joined = self.join::<W>(cell, player);
            if self.may_capture(&joined) {
                return Some(self.put_capturing(cell, player, joined));
            }
            candidates &= !self.cell_bits(cell)[0];
            if joined.touched.is_empty() {
                candidates &= !self.cool::<W>(player);
            }
        }
    }

    /// Puts a stone on an empty cell next to own stones if that captures. Returns the number of
    /// stones captured.
    #[inline]
    pub(super) fn put_if_capturing<const W: usize>(
        &mut self,
        cell: usize,
        player: Player,
    ) -> usize {
        let joined = self.join::<W>(cell, player);
        if self.may_capture(&joined) { self.put_capturing(cell, player, joined) } else { 0 }
    }

    /// Puts a stone that touches no own one.
    #[inline]
    fn put_alone<const W: usize>(&mut self, cell: usize, player: Player) -> usize {
        let [here, around] = self.cell_bits::<W>(cell);
        self.add_stone(cell, player, here, around);
        (Bits::of(&self.empty) & !here).store(&mut self.empty);
        self.meet_enemies(player, around);
        0
    }

    /// Puts a stone that makes this group, and removes the enemy groups that it touches.
    #[inline]
    fn put_capturing<const W: usize>(
        &mut self,
        cell: usize,
        player: Player,
        joined: Joined<W>,
    ) -> usize {
        let [here, around] = self.cell_bits::<W>(cell);
        self.add_stone(cell, player, here, around);
        let enemy = player.opponent();
        let mut captured = joined.touched;
        if captured.meets(&Bits::of(&self.large)) {
            captured = self.take_large(captured);
        }
        (Bits::of(&self.empty) & !here | captured).store(&mut self.empty);
        let stones = &mut self.sides[enemy.index()].stones;
        (Bits::of(stones) & !captured).store(stones);
        let count = self.remove_around(captured, enemy);
        self.stone_count[enemy.index()] -= count as u16;
        self.enter(joined);
        count
    }

    /// What every new stone changes.
    #[inline]
    fn add_stone<const W: usize>(
        &mut self,
        cell: usize,
        player: Player,
        here: Bits<W>,
        around: Bits<W>,
    ) {
        let own = &mut self.sides[player.index()].stones;
        (Bits::of(own) | here).store(own);
        self.add_around(around, player);
        self.stone_count[player.index()] += 1;
        self.fingerprint ^= stone_key(player, cell);
    }

    /// Counts a new stone with these cells around it.
    #[inline]
    pub(super) fn add_around<const W: usize>(&mut self, around: Bits<W>, player: Player) {
        let side = &mut self.sides[player.index()];
        (Bits::of(&side.near) | around).store(&mut side.near);
        let mut carry = around;
        for plane in &mut side.around {
            let before = Bits::of(plane);
            (before ^ carry).store(plane);
            carry &= before;
        }
    }

    /// Notes what a new single stone and the enemy groups around it now touch.
    #[inline]
    fn meet_enemies<const W: usize>(&mut self, player: Player, around: Bits<W>) {
        let enemy = player.opponent();
        let mut met = around & self.of(enemy);
        self.heat(player, around.only_if(!met.is_empty()));
        let mut rims = Bits::<W>::EMPTY;
        while let Some(stone) = met.pop() {
            rims |= self.neighbor_bits(stone) | Bits::of(&self.group(stone).rim);
        }
        self.heat(enemy, rims);
    }

    #[inline]
    fn heat<const W: usize>(&mut self, player: Player, cells: Bits<W>) {
        let hot = &mut self.sides[player.index()].hot;
        (Bits::of(hot) | cells).store(hot);
    }

    /// Takes the large groups among those of these stones from the tables; returns all
    /// stones of these groups.
    fn take_large<const W: usize>(&mut self, touched: Bits<W>) -> Bits<W> {
        let large = Bits::of(&self.large);
        let mut captured = touched;
        let mut left = touched & large;
        while let Some(stone) = left.pop() {
            let stones = self.forget(self.label[stone]);
            captured |= stones;
            left &= !stones;
            let mut labeled = stones;
            while let Some(stone) = labeled.pop() {
                self.label[stone] = NO_GROUP;
            }
        }
        (large & !captured).store(&mut self.large);
        captured
    }

    /// Takes the stones from the counts around each cell and from the fingerprint.
    #[inline]
    fn remove_around<const W: usize>(&mut self, stones: Bits<W>, owner: Player) -> usize {
        let mut left = stones;
        let mut count = 0;
        let [mut ones, mut twos, mut fours] =
            self.sides[owner.index()].around.each_ref().map(Bits::<W>::of);
        while let Some(stone) = left.pop() {
            let borrow = self.neighbor_bits::<W>(stone);
            ones = ones ^ borrow;
            let borrow = borrow & ones;
            twos = twos ^ borrow;
            fours = fours ^ (borrow & twos);
            self.fingerprint ^= stone_key(owner, stone);
            count += 1;
        }
        let side = &mut self.sides[owner.index()];
        ones.store(&mut side.around[0]);
        twos.store(&mut side.around[1]);
        fours.store(&mut side.around[2]);
        (ones | twos | fours).store(&mut side.near);
        count
    }

    /// Leaves a place in `groups` to another group; returns the stones of the one that was there.
    /// Their labels are then wrong.
    fn forget<const W: usize>(&mut self, label: u8) -> Bits<W> {
        let gone = self.groups.swap_remove(usize::from(label));
        if let Some(moved) = self.groups.get(usize::from(label)) {
            let mut left = Bits::<W>::of(&moved.stones);
            while let Some(stone) = left.pop() {
                self.label[stone] = label;
            }
        }
        Bits::of(&gone.stones)
    }

    /// Gives a group that is put together its place and its labels.
    #[inline]
    fn enter<const W: usize>(&mut self, joined: Joined<W>) {
        let large = Bits::of(&self.large);
        let mut unlabeled = joined.stones & !large;
        let mut joins_large = joined.stones & large;
        let label = match joins_large.pop() {
            None => {
                self.groups.push(Group::NONE);
                (self.groups.len() - 1) as u8
            }
            Some(stone) => {
                let label = self.label[stone];
                let rest = joins_large & !Bits::of(&self.groups[usize::from(label)].stones);
                if rest.is_empty() {
                    label
                } else {
                    unlabeled |= rest;
                    self.forget_all(rest, stone)
                }
            }
        };
        let group = &mut self.groups[usize::from(label)];
        joined.stones.store(&mut group.stones);
        (joined.rim & !joined.stones).store(&mut group.rim);
        group.size = joined.size;
        while let Some(stone) = unlabeled.pop() {
            self.label[stone] = label;
        }
        (large | joined.stones).store(&mut self.large);
    }

    /// Forgets the groups of these stones; returns the label of the group of another stone after that.
    fn forget_all<const W: usize>(&mut self, stones: Bits<W>, kept: usize) -> u8 {
        let mut left = stones;
        while let Some(stone) = left.pop() {
            left &= !self.forget(self.label[stone]);
        }
        self.label[kept]
    }
}
