import { expect, test } from '../../fixtures/test.ts';

test('the first ten minutes: told, corrected, asked, planned, and all of it on Today', async ({
  page,
  account,
  signIn,
  shell,
  dashboard,
  ask,
}) => {
  await signIn.signUp(account);
  await dashboard.expectOpen();
  await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try with sample data' })).toBeVisible();

  await shell.open('Ask');
  for (const told of [
    'my sister Ana is allergic to peanuts',
    'the spare key is with Mrs Albrecht on the second floor',
    'the boiler was serviced on 18 February',
  ])
    await expect(await ask.say(told)).toContainText('Remembered');
  await expect(await ask.say('no wait, it was on 19 February')).toContainText('19 February');
  await expect(await ask.say('who has our spare key?')).toContainText('Mrs Albrecht');
  await expect(await ask.say('what must my sister not eat?')).toContainText('peanuts');
  await expect(await ask.say('remind me every Sunday at 18:00 to call Mum')).toContainText('call Mum');

  await shell.open('Today');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /boiler was serviced on 19 February/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /Mrs Albrecht/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /allergic to peanuts/ })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Due today' })).toContainText('call Mum');
  await expect(main.getByRole('link', { name: /^Memory 3 memories/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try with sample data' })).toBeHidden();
});
