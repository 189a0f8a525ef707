import { phrasesIn } from '../../language/phrases/phrases-in.js';
import { type TestProduct } from '../../../testing/app.js';
import { oneDriver } from '../../../testing/database.js';
import { inWords, type Life, LIVES, score, type Score, sum } from '../../../testing/lives/lives.js';
import { sharedProduct } from '../../../testing/shared-product.js';
import { MemoryService } from '../memory.service.js';
import { CorpusStatistics } from '../search/corpus-statistics.js';
import { type Phrase } from '../../skills/skill.js';
import { RecallSkill } from './recall.skill.js';

/** A life is as it is while it is asked about: what a search counts in so small a one each time, a third of its statements, stays. */
function countOnce({ app }: TestProduct): void {
  const statistics = app.get(CorpusStatistics);
  const count = statistics.of.bind(statistics);
  const counted = new Map<string, ReturnType<typeof count>>();
  statistics.of = (userId) => {
    const known = counted.get(userId) ?? count(userId);
    counted.set(userId, known);
    return known;
  };
}

describe.each(oneDriver)('recalling whole lives on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });

  beforeAll(() => {
    countOnce(product);
  });

  async function* asked(userId: string, question: string, language: string): AsyncGenerator<Phrase> {
    const context = {
      userId,
      timeZone: 'UTC',
      conversationId: '',
      messageId: '',
      answerId: '',
      channel: 'chat' as const,
      text: question,
      turns: [],
      phrases: phrasesIn(language),
    };
    yield* product.app.get(RecallSkill).run({ question }, context);
  }

  async function scoreOf(life: Life): Promise<Score> {
    const { id: userId } = await product.database.addUser(life.life);
    const texts = Object.entries(life.memories);
    const drafts = texts.map(([, text]) => ({ text, source: { kind: 'form' as const } }));
    const memories = await product.app.get(MemoryService).createAll(userId, drafts);
    const keyOf = new Map(memories.map(({ id }, place) => [id, texts[place]?.[0]]));
    return score(life, async (question) => {
      for await (const { source } of asked(userId, question, life.language)) {
        // The first phrase of a refusal has no source, even when the closest memory is shown after it.
        return keyOf.get(source?.memoryId ?? '');
      }
      return undefined;
    });
  }

  it('finds what was told in other words among many memories in German', async () => {
    const { id: userId } = await product.database.addUser('jemand');
    const calls = Array.from({ length: 80 }, (_, day) => `Oma hat angerufen, zum ${String(day)}. Mal`);
    const drafts = ['Oma lebt jetzt in einem Heim in Graz.', ...calls].map((text) => ({
      text,
      source: { kind: 'form' as const },
    }));
    await product.app.get(MemoryService).createAll(userId, drafts);
    const said: string[] = [];
    for await (const { text } of asked(userId, 'Wo wohnt meine Oma?', 'de')) said.push(text);
    expect(said[0]).toBe('Oma lebt jetzt in einem Heim in Graz.');
  });

  it.each([
    ['en', 'development'],
    ['en', 'heldOut'],
    ['de', 'development'],
    ['de', 'heldOut'],
  ] as const)(
    'cites the right memory or says it has none: %s, %s',
    async (language, part) => {
      const scores: Score[] = [];
      const lives = LIVES.filter((one) => one.part === part && one.language === language);
      for (const life of lives) scores.push(await scoreOf(life));
      const total = sum(scores);
      console.info(inWords(`search and gate on ${driver}, ${language}, ${part}`, total));
      expect(total.correct / total.answerable).toBeGreaterThanOrEqual(0.85);
      expect(total.falseAnswers / total.unanswerable).toBeLessThanOrEqual(0.05);
    },
    120_000,
  );
});
