import { expect, test } from '../../fixtures/test.ts';

const MARKUP = '<b>bold</b> <img src=x onerror=alert(1)>';
/** What the owner says, and what the answer to it shows. */
const TALK: readonly (readonly [said: string, shows: string | RegExp])[] = [
  ['Turn on the light in the bathroom', 'Bathroom light is on.'],
  ['Turn it off', 'Bathroom light is off.'],
  ['Undo that', /Undone/],
  ['Unlock the front door', /Shall I really unlock Front door/],
  ['no', 'All right, I did nothing.'],
  ['Is the front door locked?', 'Front door is locked.'],
  ['Forget what I said about Ana', /Shall I forget “/],
  ['yes', 'Forgotten.'],
  ['What is Ana allergic to?', /don’t have anything/],
  ['undo', /Undone/],
  ['And what is she allergic to?', /allergic to peanuts/],
  [MARKUP, /Remembered|don’t have anything|haven’t stored/],
];

test.beforeEach(({ owner }) => {
  expect(owner.name).toBe('Mara');
});

test(
  'a talk of many turns keeps, answers with its source, does, confirms and undoes, and stays at its end',
  { tag: '@stack' },
  async ({ page, ask }) => {
    await page.goto('/smart-home');
    await page.getByRole('button', { name: 'Set up the sample flat' }).click();
    await expect(page.getByRole('heading', { name: 'Kitchen' })).toBeVisible();
    await page.goto('/ai-chat');
    const told = await ask.say('Remember that my sister Ana is allergic to peanuts.');
    await expect(told).toContainText('I’ll remember');
    const streamed = page.waitForResponse((response) => response.url().endsWith('/messages'));
    const answer = await ask.say('What is Ana allergic to?');
    expect((await streamed).headers()['content-type']).toContain('text/event-stream');
    await expect(answer).toContainText('Your sister Ana is allergic to peanuts');
    await expect(answer.getByRole('link', { name: /^Source 1/ })).toBeVisible();
    for (const [said, shows] of TALK) {
      await test.step(said, async () => {
        const last = await ask.say(said);
        await expect(last).toContainText(shows);
        await expect(last).toBeInViewport();
      });
    }
    await expect(page.getByRole('paragraph').filter({ hasText: MARKUP })).toBeVisible();

    await page.reload();
    await expect(ask.answers).toHaveCount(TALK.length + 2);
    await expect(ask.answers.last()).toBeInViewport();
    await expect(told).not.toBeInViewport();
  },
);
