import { meanOf } from '../../../common/statistics/mean.js';
import { chiSquaredP } from './distributions.js';
import { autocorrelation } from './persistence.js';

const LAGS = 7;
/**
 * At 0.01, 102 of 1,000 people without any effect had a finding where white noise lies on top of an AR(1) of 0.9
 * (docs/insights.md); what passes still counts for fewer pairs, see `effectivePairs`.
 */
const LEVEL = 0.02;

/**
 * Whether a filter has left white noise: the autocorrelation of a week is no more than chance gives (Ljung and Box,
 * Biometrika 65, 1978; one degree of freedom went to the persistence).
 */
export function isWhite(innovations: Float64Array): boolean {
  const n = innovations.length;
  const mean = meanOf(innovations);
  const centred = innovations.map((value) => value - mean);
  let sum = 0;
  for (let lag = 1; lag <= LAGS; lag += 1) sum += autocorrelation(centred, lag) ** 2 / (n - lag);
  return chiSquaredP(n * (n + 2) * sum, LAGS - 1) >= LEVEL;
}
