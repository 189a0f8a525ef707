import type { Page } from '@playwright/test';
import { kept } from '../../fixtures/kept.ts';
import { seed } from '../../fixtures/seed.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { AskPage } from '../../pages/ask-page.ts';
import { ENGLISH, GERMAN, type Turn } from './everyday-talk.ts';

const MARKUP = '<b>bold</b> <img src=x onerror=alert(1)>';
/** Some forty answers, each of which is waited for. */
const TALK_MS = 150_000;

test.beforeEach(({ owner }) => {
  expect(owner.name).toBe('Mara');
});

test(
  'an everyday talk in English keeps, answers with its source, does, asks, undoes, and stays at its end',
  { tag: '@stack' },
  async ({ page, ask }) => {
    test.setTimeout(TALK_MS);
    await begin(page);
    const streamed = page.waitForResponse((response) => response.url().endsWith('/messages'));
    const first = await ask.say('hi twyn');
    expect((await streamed).headers()['content-type']).toContain('text/event-stream');
    await talk(page, ask, ENGLISH);
    const sourced = await ask.say('what do you know about the boiler?');
    await expect(sourced.getByRole('link', { name: /^Source 1/ })).toBeVisible();
    await ask.say(MARKUP);
    await expect(page.getByRole('paragraph').filter({ hasText: MARKUP })).toBeVisible();

    await page.reload();
    await expect(ask.answers).toHaveCount(ENGLISH.length + 3);
    await expect(ask.answers.last()).toBeInViewport();
    await expect(first).not.toBeInViewport();
  },
);

test('an everyday talk in German does the same', async ({ page, ask }) => {
  test.setTimeout(TALK_MS);
  await begin(page);
  await talk(page, ask, GERMAN);
});

async function begin(page: Page): Promise<void> {
  await seed.sampleFlat(page);
  await page.goto('/ai-chat');
}

/** Every turn shows in its answer, and in what is kept after it where it changes something. */
async function talk(page: Page, ask: AskPage, turns: readonly Turn[]): Promise<void> {
  for (const { said, shows, leaves } of turns)
    await test.step(said, async () => {
      const answer = await ask.say(said);
      await expect(answer).toContainText(shows);
      await expect(answer).toBeInViewport();
      if (!leaves) return;
      const [what, as] = leaves;
      expect(await what(kept, page), said).toEqual(as);
    });
}
