import { readFileSync } from 'node:fs';
import { kept } from '../fixtures/kept.ts';
import { seed } from '../fixtures/seed.ts';
import { expect, test } from '../fixtures/test.ts';

interface Turn {
  said: string;
  says?: string;
  matches?: string;
  shows?: string;
  leaves?: { memories?: string[]; memory?: string; devices?: Record<string, string> };
}

const TALKS = new URL('../../bff/src/testing/talks/', import.meta.url);

for (const language of ['english', 'german'])
  test(`an everyday talk in ${language}, each turn with its answer and what it leaves`, async ({
    page,
    owner,
    ask,
  }) => {
    expect(owner.name).toBe('Mara');
    const turns = JSON.parse(readFileSync(new URL(`${language}.json`, TALKS), 'utf8')) as Turn[];
    await seed.sampleFlat(page);
    await page.goto('/ai-chat');
    for (const { said, says = '', matches, shows = says, leaves = {} } of turns)
      await test.step(said, async () => {
        const answer = await ask.say(said);
        await expect(answer).toContainText(matches === undefined ? shows : new RegExp(matches, 'u'));
        if (leaves.memories) expect(await kept.memories(page)).toEqual(leaves.memories);
        if (leaves.memory) expect(await kept.memories(page)).toContain(leaves.memory);
        for (const [name, state] of Object.entries(leaves.devices ?? {}))
          expect(await kept.device(page, name)).toBe(state);
      });
    await page.reload();
    await expect(ask.answers).toHaveCount(turns.length);
  });
