import { expect, test } from '../../fixtures/test.ts';

test.beforeEach(({ owner }) => {
  expect(owner.name).toBe('Mara');
});

test(
  'one sentence logs a mood, reads the body and sets the room, with one undo',
  { tag: '@stack' },
  async ({ page, ask }) => {
    await page.goto('/smart-home');
    await page.getByRole('button', { name: 'Try the sample home' }).click();
    await expect(page.getByRole('heading', { name: 'Kitchen', exact: true })).toBeVisible();
    await page.goto('/ai-chat');
    await ask.say('Log heart rate 62 bpm');
    const answer = await ask.say('I feel stressed, what is my heart rate, and turn on the bathroom light');
    await expect(answer).toContainText('Mood stressed (bad) noted. Your heart rate was 62 bpm');
    await expect(answer.getByRole('heading', { name: 'Mood' })).toBeVisible();
    await expect(answer.getByRole('switch', { name: 'Bathroom light' })).toBeChecked();
    await answer.getByRole('button', { name: 'Undo' }).click();
    await expect(answer.getByText('Undone')).toBeVisible();
    await expect(await ask.say('How is my mood?')).not.toContainText('stressed');
    await expect(await ask.say('Is the bathroom light on?')).toContainText(/off/);
  },
);
