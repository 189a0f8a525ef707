import { expectGoodInEveryLook } from '../../fixtures/looks.ts';
import { expect, test } from '../../fixtures/test.ts';

test.beforeEach(({ owner }) => {
  expect(owner.name).toBe('Mara');
});

test('what is measured is kept, shown as a chart and as a table, and taken back', async ({ page, ask }) => {
  await page.goto('/ai-chat');
  await expect(await ask.say('Log weight 81.2 kg yesterday')).toContainText(
    'Weight 81.2 kg noted for yesterday.',
  );
  await expect(await ask.say('I weigh 80.4 kg')).toContainText('Weight 80.4 kg noted.');
  const answer = await ask.say('Show my weight trend');
  await expect(answer).toContainText('0.8 kg less');
  await expect(answer.getByRole('img', { name: /80\.4/ })).toBeVisible();
  await answer.getByRole('button', { name: /table/i }).click();
  await expect(answer.getByRole('row')).toHaveCount(3);
  await expectGoodInEveryLook(page);

  await expect(await ask.say('Delete my last weight')).toContainText('Weight 80.4 kg removed.');
  await expect(await ask.say('What is my weight?')).toContainText('81.2 kg');
  await ask.say('Log weight 8000 kg');
  await expect(ask.answers.last()).toContainText('cannot be right');
});

test('one sentence logs a mood, reads the body and sets the room, with one undo', async ({ page, ask }) => {
  await page.goto('/smart-home');
  await page.getByRole('button', { name: 'Set up the sample flat' }).click();
  await expect(page.getByRole('heading', { name: 'Kitchen' })).toBeVisible();
  await page.goto('/ai-chat');
  await ask.say('Log heart rate 62 bpm');
  const answer = await ask.say('I feel stressed, what is my heart rate, and turn on the bathroom light');
  await expect(answer).toContainText('Mood stressed (bad) noted. Your heart rate was 62 bpm');
  await expect(answer.getByRole('heading', { name: 'Mood' })).toBeVisible();
  await expect(answer.getByRole('switch', { name: 'Bathroom light' })).toBeChecked();
  await expectGoodInEveryLook(page);
  await answer.getByRole('button', { name: 'Undo' }).click();
  await expect(answer.getByText('Undone')).toBeVisible();
  await expect(await ask.say('How is my mood?')).not.toContainText('stressed');
  await expect(await ask.say('Is the bathroom light on?')).toContainText(/off/);
});
