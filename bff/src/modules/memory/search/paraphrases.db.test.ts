import { terms } from '../../../common/language/terms.js';
import { oneDriver } from '../../../testing/database.js';
import { hardParaphrases, notes, paraphrases } from '../../../testing/fixtures/a-hundred-notes.js';
import { searchTexts } from '../../../testing/memory-requests.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';

const BATCH = 50;
const FIRST = 5;

describe.each(oneDriver)('a hundred pasted notes on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });
  const browser = signedIn(product, beforeAll, 'ana');

  beforeAll(async () => {
    for (let start = 0; start < notes.length; start += BATCH) {
      const items = notes.slice(start, start + BATCH).map((text) => ({ text, source: 'paste' }));
      await browser.post('/api/memories/batch').send({ items }).expect(201);
    }
  });

  const firstFor = (question: string): Promise<string[]> => searchTexts(browser, question, { limit: FIRST });

  it.each(paraphrases)('finds the note for “%s” among the first five', async (question, beginning) => {
    expect(await firstFor(question)).toContainEqual(expect.stringMatching(`^${beginning}`));
  });

  it('finds half of those where question and note share no word at all', async () => {
    let found = 0;
    for (const [question, beginning] of hardParaphrases) {
      if ((await firstFor(question)).some((text) => text.startsWith(beginning))) found++;
    }
    expect(found / hardParaphrases.length).toBeGreaterThanOrEqual(0.5);
  });
});

describe('the questions', () => {
  const shared = (question: string, beginning: string): number => {
    const note = new Set(terms(notes.find((text) => text.startsWith(beginning))!));
    const asked = [...new Set(terms(question))];
    return asked.filter((term) => note.has(term)).length / asked.length;
  };

  it('are ten that share at most half of their content words with the note', () => {
    expect(notes).toHaveLength(100);
    expect(paraphrases).toHaveLength(10);
    for (const [question, beginning] of paraphrases) {
      expect(shared(question, beginning), question).toBeLessThanOrEqual(0.5);
    }
  });

  it('are hard ones that share none', () => {
    for (const [question, beginning] of hardParaphrases)
      expect(shared(question, beginning), question).toBe(0);
  });
});
