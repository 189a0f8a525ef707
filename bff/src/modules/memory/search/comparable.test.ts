import { comparable } from './comparable.js';
import { type CandidateRow } from './search.repository.js';

const rows = (...cosines: (number | null)[]): CandidateRow[] =>
  cosines.map((cosine) => ({ cosine }) as CandidateRow);
const cosinesOf = (...cosines: (number | null)[]): (number | null)[] =>
  comparable(rows(...cosines)).map(({ cosine }) => cosine);

describe('comparable cosines', () => {
  it('are the same wherever a model keeps its texts', () => {
    const wide = cosinesOf(0.1, 0.3, 0.5);
    const narrow = cosinesOf(0.8, 0.81, 0.82);

    wide.forEach((cosine, i) => expect(narrow[i]).toBeCloseTo(cosine!, 5));
    expect(wide[1]).toBeCloseTo(0, 10);
    expect(wide[2]).toBeCloseTo(Math.sqrt(1.5) / 6, 10);
  });

  it('leave out memories without a vector, and tell nothing when all are alike', () => {
    expect(cosinesOf(null, 0.2, 0.4)[0]).toBeNull();
    expect(cosinesOf(0.5, 0.5)).toEqual([0, 0]);
    expect(cosinesOf(null)).toEqual([null]);
  });
});
