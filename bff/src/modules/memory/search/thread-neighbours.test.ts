import { neighbourScore } from './thread-neighbours.js';

interface Said {
  seq: number;
  match?: number;
  author?: string;
  thread?: string | null;
  text?: string;
}

/** What the others say for the last of them. */
function neighboursMatch(...said: Said[]): number {
  const spots = said.map(({ match = 0, author = 'Eva', thread = 'a', text = '', seq }) => ({
    match,
    candidate: { author, thread, seq, text },
  }));
  return neighbourScore(spots, spots.length - 1);
}

describe('what the memories around say for one', () => {
  it('is more, the closer they are', () => {
    const near = neighboursMatch({ seq: 1, match: 1 }, { seq: 2 });

    expect(near).toBeGreaterThan(neighboursMatch({ seq: 1, match: 1 }, { seq: 6 }));
    expect(neighboursMatch({ seq: 1, match: 1 }, { seq: 40 })).toBe(0);
  });

  it('is more where the same person speaks', () => {
    expect(neighboursMatch({ seq: 1, match: 1 }, { seq: 2 })).toBeGreaterThan(
      neighboursMatch({ seq: 1, match: 1, author: 'Sam' }, { seq: 2 }),
    );
  });

  it('is more behind a question, which this one then answers', () => {
    const answer = neighboursMatch({ seq: 1, match: 1, text: 'Where is the ladder?' }, { seq: 2 });

    expect(answer).toBeGreaterThan(
      neighboursMatch({ seq: 1, match: 1, text: 'The ladder is red.' }, { seq: 2 }),
    );
    expect(answer).toBeGreaterThan(
      neighboursMatch({ seq: 1, match: 1, text: 'Where is the ladder?' }, { seq: 3 }),
    );
  });

  it('is nothing from other threads, or without one', () => {
    expect(neighboursMatch({ seq: 1, match: 1, thread: 'b' }, { seq: 2 })).toBe(0);
    expect(neighboursMatch({ seq: 1, match: 1, thread: null }, { seq: 2, thread: null })).toBe(0);
  });
});
