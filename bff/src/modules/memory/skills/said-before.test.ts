import { saidBefore } from './said-before.js';

type Told = Parameters<typeof saidBefore>[0][number];

function told(text: string, minute: number, conversationId: string | null = 'talk'): Told {
  const source = { kind: 'message' as const, importId: null, messageId: null, conversationId, quote: null };
  return { id: text, text, source, recordedAt: `2026-05-03T10:0${String(minute)}:00.000Z` };
}

describe('what was said before a memory', () => {
  const named = told('my sister Ana likes tea', 1);
  const pointing = told('she moved to Lyon', 2);
  const later = told('Ben has a new job', 3);
  const list = (): Promise<readonly Told[]> => Promise.resolve([later, pointing, named]);

  it('is read where it says “she” of nobody it names', async () => {
    expect(await saidBefore([named, pointing, later], 'en', list)).toEqual(
      new Map([[pointing.id, [named.text]]]),
    );
  });

  it('is nothing where it came of no conversation', async () => {
    expect(await saidBefore([told('she moved to Lyon', 2, null)], 'en', list)).toEqual(new Map());
  });
});
