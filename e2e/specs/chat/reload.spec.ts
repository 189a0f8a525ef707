import { kept } from '../../fixtures/kept.ts';
import { expect, test } from '../../fixtures/test.ts';

const TOLD = 'Remember that the boat is called Juno.';

test('a reload before the page heard of its question asks it once, and shows it once', async ({
  page,
  owner,
  ask,
}) => {
  expect(owner.name).toBe('Mara');
  await page.goto('/ai-chat');
  await ask.say('Good morning');
  const { promise: isTaken, resolve } = Promise.withResolvers<undefined>();
  // The server takes the question and answers it; the page learns nothing of it.
  await page.route(/\/api\/conversations\/[\w-]+\/messages$/, async (route) => {
    await route.fetch();
    resolve(undefined);
  });
  await page.getByRole('textbox', { name: 'Message to your twin' }).fill(TOLD);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Sending', { exact: true })).toBeVisible();
  await isTaken;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(ask.answers).toHaveCount(2);
  await expect(page.getByRole('paragraph').filter({ hasText: TOLD })).toHaveCount(1);
  await expect(page.getByText('Not sent')).toHaveCount(0);
  expect(await kept.memories(page)).toHaveLength(1);
});
