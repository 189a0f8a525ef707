import { type CandidateRow } from './search.repository.js';

/** How far the cosines of word vectors usually lie apart (standard deviation), which the weights were chosen for. */
const USUAL_SPREAD = 1 / 6;

/**
 * Brings the cosines of any model to the scale of the word vectors': one model's lie between 0 and 0.6, another's
 * between 0.7 and 0.9, and only the differences tell anything.
 */
export function comparable(rows: readonly CandidateRow[]): CandidateRow[] {
  const known = rows.flatMap(({ cosine }) => cosine ?? []);
  const mean = known.reduce((sum, value) => sum + value, 0) / (known.length || 1);
  const variance = known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (known.length || 1);
  const scale = variance > 0 ? USUAL_SPREAD / Math.sqrt(variance) : 0;
  return rows.map((row) => ({ ...row, cosine: row.cosine === null ? null : (row.cosine - mean) * scale }));
}
