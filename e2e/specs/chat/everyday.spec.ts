import type { Page } from '@playwright/test';
import { kept } from '../../fixtures/kept.ts';
import { seed } from '../../fixtures/seed.ts';
import { expect, test } from '../../fixtures/test.ts';

const MARKUP = '<b>bold</b> <img src=x onerror=alert(1)>';

/** The long talks, in English and German: `npm run test:talk`, and through the API bff/src/modules/chat/everyday.db.test.ts. */
test(
  'a talk keeps, answers with its source, does, asks, undoes, shows markup as text, and stays at its end',
  { tag: '@stack' },
  async ({ page, owner, ask }) => {
    expect(owner.name).toBe('Mara');
    await seed.sampleFlat(page);
    await page.goto('/ai-chat');
    const streamed = page.waitForResponse((response) => response.url().endsWith('/messages'));
    const first = await ask.say("my sister Ana can't have peanuts");
    expect((await streamed).headers()['content-type']).toContain('text/event-stream');
    await expect(first).toContainText('Remembered');
    expect(await kept.memories(page)).toEqual(["my sister Ana can't have peanuts"]);

    const sourced = await ask.say("what can't Ana eat?");
    await expect(sourced).toContainText("Your sister Ana can't have peanuts");
    await expect(sourced.getByRole('link', { name: /^Source 1/ })).toBeVisible();

    await expect(await ask.say('put the bedroom light on')).toContainText('Bedroom light is on.');
    await expect(await ask.say('make it 30 percent')).toContainText('Bedroom light is at 30%.');
    expect(await kept.device(page, 'Bedroom light')).toBe('on at 30 %');
    await expect(await ask.say('unlock the front door')).toContainText('Unlock Front door?');
    await expect(await ask.say('no')).toContainText('OK, cancelled.');
    expect(await kept.device(page, 'Front door')).toBe('locked');

    await expect(await ask.say("forget that Ana can't have peanuts")).toContainText('Forget this memory');
    await expect(await ask.say('yes')).toContainText('Forgotten.');
    expect(await kept.memories(page)).toEqual([]);
    await expect(await ask.say('undo')).toContainText('Undone');
    expect(await kept.memories(page)).toEqual(["my sister Ana can't have peanuts"]);

    const last = await ask.say(MARKUP);
    await expect(last).toBeInViewport();
    await expectShownAsText(page);
    await page.reload();
    await expect(ask.answers).toHaveCount(10);
    await expect(ask.answers.last()).toBeInViewport();
    await expect(first).not.toBeInViewport();
    await expectShownAsText(page);
  },
);

async function expectShownAsText(page: Page): Promise<void> {
  await expect(page.getByRole('paragraph').filter({ hasText: MARKUP })).toBeVisible();
}
