import { expect, test } from '../../fixtures/test.ts';

const EXCHANGE = '**/api/auth/firebase';
const IN_WITHOUT_TWIN = 'You’re signed in, but your twin can’t be reached';

test('a server that is down lets a person in without it, says so after a reload, and is missed no longer than it is', async ({
  page,
  account,
  signIn,
  dashboard,
}) => {
  let attempt = 0;
  await page.route(EXCHANGE, async (route) => {
    attempt += 1;
    if (attempt > 1) await route.continue();
    else await route.abort('connectionrefused');
  });
  await signIn.signUp(account);
  await expect(page.getByText(IN_WITHOUT_TWIN)).toBeVisible();
  await expect(page.getByText(/^Backend authentication failed: /)).toBeVisible();
  await expect(page.getByText(IN_WITHOUT_TWIN)).toBeHidden();
  await dashboard.remember('The outage is over.');
  expect(attempt).toBeGreaterThan(1);

  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Can’t reach your twin' })).toBeVisible();
  await expect(page.getByText(/Firebase/)).toHaveCount(0);

  await page.unrouteAll();
  // Pressing "Try now" would race with the try in the background.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await dashboard.expectOpen();
  await expect(page.getByRole('main').getByRole('link', { name: /The outage is over/ })).toBeVisible();
});
