import { askBeforeKeeping } from '../../fixtures/seed.ts';
import { expect, test } from '../../fixtures/test.ts';

test.beforeEach(({ owner }) => {
  expect(owner.name).toBe('Mara');
});

test('what is switched off in a conversation is not read, also after a reload', async ({ page, ask }) => {
  await page.goto('/ai-chat');
  await ask.say('Remember that my sister Ana is allergic to peanuts.');
  const memory = page.getByRole('button', { name: 'Memory', exact: true });
  const chips = page.getByRole('group', { name: 'Context for answers' }).getByRole('button');
  await expect(chips).toHaveText(['Memory', 'Body', 'Mood', 'Home']);
  await memory.press('Space');
  await expect(memory).toHaveAttribute('aria-pressed', 'false');
  await expect(await ask.say('What is Ana allergic to?')).toContainText('Memory is switched off');

  await page.reload();
  await expect(memory).toHaveAttribute('aria-pressed', 'false');
  await memory.click();
  await expect(await ask.say('What is Ana allergic to?')).toContainText('allergic to peanuts');
});

test('what is told in passing waits in the review, and is known once it is approved', async ({
  page,
  ask,
}) => {
  await askBeforeKeeping(page);
  await page.goto('/ai-chat');
  const answer = await ask.say('By the way, I moved to Lyon in May.');
  await expect(answer).toContainText('approve it under Memory → To confirm');
  await ask.say('My dentist is Dr Weiss.');
  await answer.getByRole('link', { name: '1 suggestion in your review' }).click();
  await expect(page.getByText('I moved to Lyon in May.', { exact: true })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('My dentist is Dr Weiss.', { exact: true })).toBeVisible();
  await page.goto('/ai-chat');
  await expect(await ask.say('Where did I move in May?')).toContainText('Lyon');
});
