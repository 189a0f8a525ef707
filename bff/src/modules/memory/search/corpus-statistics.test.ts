import { WordVectors } from '../../../integrations/embeddings/word-vectors.js';
import { type CacheNotices } from '../../../database/cache-notices.js';
import { FakeClock } from '../../../testing/fake-clock.js';
import { CorpusStatistics } from './corpus-statistics.js';
import { ReadTexts } from './read-texts.js';
import { type CorpusRows, type SearchRepository } from './search.repository.js';

const ANA = 'ana';

function setUp(rows: Partial<CorpusRows> = {}): {
  statistics: CorpusStatistics;
  clock: FakeClock;
  readCorpus: ReturnType<typeof vi.fn>;
  announced: unknown[][];
  /** As another process would. */
  announceElsewhere: (userId: string) => void;
} {
  let hear: (userId: string) => void = () => undefined;
  const announce = vi.fn();
  const notices = {
    announce,
    subscribe: (_: string, handler: (userId: string) => void) => (hear = handler),
  } as unknown as CacheNotices;
  const readCorpus = vi.fn((userId: string) =>
    Promise.resolve({
      memoryCount: 1_000,
      averageLength: 20,
      sampled: 1_000,
      terms: [{ word: userId, ndoc: 10 }],
      authors: [],
      names: [],
      ...rows,
    }),
  );
  const clock = new FakeClock();
  const repository = { readCorpus } as unknown as SearchRepository;
  const statistics = new CorpusStatistics(repository, new ReadTexts(WordVectors.load()), clock, notices);
  statistics.onModuleInit();
  const announceElsewhere = (userId: string): void => hear(userId);
  return { statistics, clock, readCorpus, announced: announce.mock.calls, announceElsewhere };
}

describe('the counts of a user’s words', () => {
  it('are kept for ten minutes, and then renewed without making a search wait', async () => {
    const { statistics, clock, readCorpus } = setUp();
    const first = await statistics.of(ANA);
    clock.advance({ minutes: 9 });
    expect(await statistics.of(ANA)).toBe(first);
    expect(readCorpus).toHaveBeenCalledTimes(1);

    clock.advance({ minutes: 2 });
    expect(await statistics.of(ANA)).toBe(first);
    await vi.waitFor(async () => expect(await statistics.of(ANA)).not.toBe(first));
    expect(readCorpus).toHaveBeenCalledTimes(2);
  });

  it('stay as they are when they cannot be renewed', async () => {
    const { statistics, clock, readCorpus } = setUp();
    const first = await statistics.of(ANA);
    readCorpus.mockRejectedValueOnce(new Error('gone'));
    clock.advance({ minutes: 11 });

    expect(await statistics.of(ANA)).toBe(first);
    expect(await statistics.of(ANA)).toBe(first);
    expect(readCorpus).toHaveBeenCalledTimes(2);
  });

  it('are not kept when a memory went while they were taken', async () => {
    const { statistics, clock, readCorpus } = setUp();
    await statistics.of(ANA);
    clock.advance({ minutes: 11 });
    await statistics.of(ANA);
    statistics.forget(ANA);
    await statistics.of(ANA);

    expect(readCorpus).toHaveBeenCalledTimes(3);
  });

  it('are each user’s own', async () => {
    const { statistics } = setUp();

    expect((await statistics.of(ANA)).documentFrequency.has('bo')).toBe(false);
    expect((await statistics.of('bo')).documentFrequency.has('bo')).toBe(true);
  });

  it('are taken anew each time while there are few memories', async () => {
    const { statistics, readCorpus } = setUp({ memoryCount: 199 });
    await statistics.of(ANA);
    await statistics.of(ANA);

    expect(readCorpus).toHaveBeenCalledTimes(2);
  });

  it('take in what is captured meanwhile', async () => {
    const { statistics } = setUp();
    await statistics.of(ANA);
    statistics.add(ANA, [{ terms: ['kombucha', 'kombucha'] }, { terms: ['kombucha', 'tea'] }]);
    const corpus = await statistics.of(ANA);

    expect(corpus.memoryCount).toBe(1_002);
    expect(corpus.documentFrequency.get('kombucha')).toBe(2);
  });

  it('are dropped when a memory changes or goes, or somebody new speaks', async () => {
    const { statistics, readCorpus } = setUp();
    await statistics.of(ANA);
    statistics.forget(ANA);
    await statistics.of(ANA);
    statistics.add(ANA, [{ terms: ['tea'], author: 'Bruno' }]);
    await statistics.of(ANA);

    expect(readCorpus).toHaveBeenCalledTimes(3);
  });

  it('are scaled up from a sample', async () => {
    const { statistics } = setUp({ memoryCount: 10_000, sampled: 5_000 });

    expect((await statistics.of(ANA)).documentFrequency.get(ANA)).toBe(20);
  });

  it('know people by each part of their name', async () => {
    const { statistics } = setUp({
      authors: [
        { name: 'Maria Alvarez', memoryCount: 3 },
        { name: 'Maria', memoryCount: 2 },
      ],
    });
    const { authors } = await statistics.of(ANA);

    expect(authors.get('maria')).toEqual({ names: ['Maria Alvarez', 'Maria'], memoryCount: 5 });
    expect(authors.get('alvarez')).toEqual({ names: ['Maria Alvarez'], memoryCount: 3 });
  });

  it('are kept for fifty users at most', async () => {
    const { statistics, readCorpus } = setUp();
    for (let i = 0; i <= 50; i++) await statistics.of(`user ${i}`);
    await statistics.of('user 1');
    expect(readCorpus).toHaveBeenCalledTimes(51);

    await statistics.of('user 0');
    expect(readCorpus).toHaveBeenCalledTimes(52);
  });

  it('are told of to other processes, and taken again when another process tells', async () => {
    const { statistics, readCorpus, announced, announceElsewhere } = setUp();
    await statistics.of(ANA);
    statistics.add(ANA, [{ terms: ['boat'] }]);
    statistics.forget('bo');
    expect(announced).toEqual([
      ['corpus', ANA],
      ['corpus', 'bo'],
    ]);
    await statistics.of(ANA);
    expect(readCorpus).toHaveBeenCalledTimes(1);
    announceElsewhere(ANA);
    await statistics.of(ANA);
    expect(readCorpus).toHaveBeenCalledTimes(2);
    expect(announced).toHaveLength(2);
  });
});
