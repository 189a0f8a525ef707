import { phrasesIn } from '../../language/phrases/phrases-in.js';
import { compareNothing, startProduct, type TestProduct } from '../../../testing/app.js';
import { oneDriver } from '../../../testing/database.js';
import { inWords, type Life, LIVES, score, type Score, sum } from '../../../testing/lives/lives.js';
import { MemoryService } from '../memory.service.js';
import { RecallSkill } from './recall.skill.js';

describe.each(oneDriver)('recalling whole lives on %s', (driver) => {
  let product: TestProduct;

  beforeAll(async () => {
    product = await startProduct(driver);
    compareNothing(product);
  });
  afterAll(() => product.close());

  async function scoreOf(life: Life): Promise<Score> {
    const { id: userId } = await product.database.addUser(life.life);
    const texts = Object.entries(life.memories);
    const drafts = texts.map(([, text]) => ({ text, source: { kind: 'form' as const } }));
    const memories = await product.app.get(MemoryService).createAll(userId, drafts);
    const keyOf = new Map(memories.map(({ id }, place) => [id, texts[place]?.[0]]));
    return score(life, async (question) => {
      const context = {
        userId,
        timeZone: 'UTC',
        conversationId: '',
        messageId: '',
        answerId: '',
        channel: 'chat' as const,
        text: question,
        turns: [],
        phrases: phrasesIn(life.language),
      };
      for await (const { source } of product.app.get(RecallSkill).run({ question }, context)) {
        // The first phrase of a refusal has no source, even when the closest memory is shown after it.
        return keyOf.get(source?.memoryId ?? '');
      }
      return undefined;
    });
  }

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
