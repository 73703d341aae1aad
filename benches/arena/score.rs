use std::fmt;

/// Results of the first player.
#[derive(Debug, Clone, Copy, Default)]
pub struct Score {
    won: u32,
    drawn: u32,
    lost: u32,
}

impl Score {
    pub fn add(&mut self, result: f64) {
        match result {
            1.0 => self.won += 1,
            0.0 => self.lost += 1,
            _ => self.drawn += 1,
        }
    }

    fn games(&self) -> f64 {
        f64::from(self.won + self.drawn + self.lost)
    }

    fn share(&self) -> f64 {
        (f64::from(self.won) + 0.5 * f64::from(self.drawn)) / self.games()
    }

    /// Wilson's interval of the share of points, for 95%.
    fn interval(&self) -> (f64, f64) {
        let (share, games, z) = (self.share(), self.games(), 1.96_f64);
        let middle = share + z * z / (2.0 * games);
        let half = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
        let scale = 1.0 + z * z / games;
        ((middle - half) / scale, (middle + half) / scale)
    }

    /// Wald's sequential test of 45% against 55%, with errors of 5%.
    pub fn is_decided(&self) -> bool {
        let points = f64::from(self.won) + 0.5 * f64::from(self.drawn);
        let other = self.games() - points;
        let ratio = (points - other) * (0.55_f64 / 0.45).ln();
        ratio.abs() > (0.95_f64 / 0.05).ln()
    }
}

impl fmt::Display for Score {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.interval();
        write!(out, "{} won, {} drawn, {} lost: ", self.won, self.drawn, self.lost)?;
        write!(out, "{:.1}% ({:.1} to {:.1})", 100.0 * self.share(), 100.0 * low, 100.0 * high)
    }
}
