import { neighbourScore } from './thread-neighbours.js';
import { WEIGHTS } from './weights.js';

interface Said {
  seq: number | null;
  author?: string | null;
  match?: number;
  /** Of each word of the question. */
  says?: number[];
  thread?: string | null;
  text?: string;
}

/** What the others say for the last of them. */
function neighboursMatch(...said: Said[]): number {
  return neighboursMatchAt(said.length - 1, ...said);
}

function neighboursMatchAt(place: number, ...said: Said[]): number {
  const spots = said.map(({ match = 0, says = [0, 0], author = 'Eva', thread = 'a', text = '', seq }) => ({
    match,
    meaning: { says },
    candidate: { author, thread, seq, text },
  }));
  return neighbourScore(spots, place);
}

describe('what the memories around say for one', () => {
  it('is more, the closer the best of them is', () => {
    const near = neighboursMatch({ seq: 1, match: 1 }, { seq: 2 });

    expect(near).toBeCloseTo(WEIGHTS.bestAround, 10);
    expect(near).toBeGreaterThan(neighboursMatch({ seq: 1, match: 1 }, { seq: 6 }));
    expect(neighboursMatch({ seq: 1, match: 1 }, { seq: 31 })).toBeGreaterThan(0);
    expect(neighboursMatch({ seq: 1, match: 1 }, { seq: 32 })).toBe(0);
  });

  it('is the same from behind as from before', () => {
    const behind = neighboursMatchAt(0, { seq: 4 }, { seq: 7, match: 1, says: [0.5, 0] });

    expect(behind).toBe(neighboursMatch({ seq: 4, match: 1, says: [0.5, 0] }, { seq: 7 }));
    expect(behind).toBeGreaterThan(0);
  });

  it('counts only the best match', () => {
    const one = neighboursMatch({ seq: 1, match: 1 }, { seq: 2 });

    expect(neighboursMatch({ seq: 0, match: 1 }, { seq: 1, match: 1 }, { seq: 2 })).toBe(one);
  });

  it('counts of each word what this one lacks, once, wherever within reach it stands', () => {
    const here = { seq: 9, says: [0.5, 0.1] };

    expect(neighboursMatch({ seq: 1, says: [0.5, 0] }, here)).toBe(0);
    const missing = neighboursMatch({ seq: 1, says: [0.5, 0.4] }, here);
    expect(missing).toBeCloseTo(WEIGHTS.saidAround * 0.3, 10);
    expect(neighboursMatch({ seq: 1, says: [0, 0.4] }, { seq: 8, says: [0, 0.2] }, here)).toBe(missing);
  });

  it('counts what is said around only in a conversation, whoever says it', () => {
    const other = { seq: 1, author: 'Sam', says: [0.5, 0] };

    expect(neighboursMatch(other, { seq: 2 })).toBeCloseTo(WEIGHTS.saidAround * 0.5, 10);
    expect(neighboursMatch({ ...other, author: null }, { seq: 2, author: null })).toBe(0);
  });

  it('is more behind a question, which this one then answers', () => {
    const question = { seq: 1, match: 1, text: 'Where is the ladder?' };
    const statement = { ...question, text: 'The ladder is red.' };

    expect(neighboursMatch(question, { seq: 2 })).toBeCloseTo(
      neighboursMatch(statement, { seq: 2 }) + WEIGHTS.answersQuestion,
      10,
    );
    expect(neighboursMatch(question, { seq: 3 })).toBe(neighboursMatch(statement, { seq: 3 }));
    expect(neighboursMatchAt(0, { seq: 1 }, { ...question, seq: 2 })).toBe(
      neighboursMatchAt(0, { seq: 1 }, { ...statement, seq: 2 }),
    );
  });

  it('is nothing from other threads, or without one, or without a place in it', () => {
    const match = { match: 1, says: [1, 0], text: 'Where?' };

    expect(neighboursMatch({ seq: 1, thread: 'b', ...match }, { seq: 2 })).toBe(0);
    expect(neighboursMatch({ seq: 1, thread: null, ...match }, { seq: 2, thread: null })).toBe(0);
    expect(neighboursMatch({ seq: 1, ...match }, { seq: null })).toBe(0);
    expect(neighboursMatch({ seq: null, ...match }, { seq: 2 })).toBe(0);
    expect(neighboursMatch({ seq: 0, ...match }, { seq: 1, thread: 'b' }, { seq: 2 })).toBe(0);
  });
});
