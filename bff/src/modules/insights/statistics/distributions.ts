/** What lies between the tails is approximated by another formula than the tails. */
const TAIL = 0.02425;

/** Horner's scheme, the highest power first. */
function polynomial(x: number, coefficients: readonly number[]): number {
  return coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);
}

const CENTRE = [
  -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
  2.506628277459239,
];
const CENTRE_BELOW = [
  -54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1,
];
const TAILS = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
  2.938163982698783,
];
const TAILS_BELOW = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1];

/**
 * The inverse of the standard normal distribution: the rational approximation of P. J. Acklam (2003), whose relative
 * error is below 1.2e-9.
 * @param p between 0 and 1, both excluded
 */
export function normalQuantile(p: number): number {
  if (p > 1 - TAIL) return -normalQuantile(1 - p);
  if (p < TAIL) {
    const q = Math.sqrt(-2 * Math.log(p));
    return polynomial(q, TAILS) / polynomial(q, TAILS_BELOW);
  }
  const q = p - 0.5;
  return (polynomial(q * q, CENTRE) * q) / polynomial(q * q, CENTRE_BELOW);
}

const LANCZOS = [
  76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.001208650973866179,
  -0.000005395239384953,
];

/** Lanczos, SIAM J. Numer. Anal. B 1 (1964), as in Numerical Recipes 6.1. */
function logGamma(x: number): number {
  const sum = LANCZOS.reduce((total, each, i) => total + each / (x + 1 + i), 1.000000000190015);
  const t = x + 5.5;
  return (x + 0.5) * Math.log(t) - t + Math.log((2.506628274631001 * sum) / x);
}

const ROUNDS = 300;
const CLOSE = 1e-12;
const LEAST = 1e-300;

/** The regularised incomplete beta function by its continued fraction (Lentz, Applied Optics 15, 1976). */
function incompleteBeta(a: number, b: number, x: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(b, a, 1 - x);
  const front =
    Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x)) / a;
  let [fraction, c, d] = [1, 1, 0];
  for (let i = 0; i <= ROUNDS; i += 1) {
    const term = betaTerm(i, { a, b, x });
    d = 1 / notZero(1 + term * d);
    c = notZero(1 + term / c);
    fraction *= c * d;
    if (Math.abs(1 - c * d) < CLOSE) break;
  }
  return front * (fraction - 1);
}

function betaTerm(i: number, { a, b, x }: { a: number; b: number; x: number }): number {
  if (i === 0) return 1;
  const m = Math.floor(i / 2);
  if (i % 2 === 0) return (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
  return (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
}

function notZero(value: number): number {
  return Math.abs(value) < LEAST ? LEAST : value;
}

/** The two-sided p of Student's t (Abramowitz and Stegun 26.5.27); 1 without a degree of freedom. */
export function studentP(t: number, freedom: number): number {
  return freedom <= 0 ? 1 : incompleteBeta(freedom / 2, 0.5, freedom / (freedom + t * t));
}

const GAMMA_ROUNDS = 500;

/** The upper tail of chi-squared, by the series of the incomplete gamma function (Abramowitz and Stegun 6.5.29). */
export function chiSquaredP(value: number, freedom: number): number {
  if (value <= 0) return 1;
  const a = freedom / 2;
  const x = value / 2;
  let term = 1 / a;
  let sum = term;
  for (let i = 1; i < GAMMA_ROUNDS && term > sum * CLOSE; i += 1) {
    term *= x / (a + i);
    sum += term;
  }
  return Math.max(0, 1 - sum * Math.exp(a * Math.log(x) - x - logGamma(a)));
}
