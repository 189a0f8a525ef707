import { expectAccessible } from '../../fixtures/looks.ts';
import { expect, test } from '../../fixtures/test.ts';

const EXCHANGE = '**/api/auth/firebase';
const IN_WITHOUT_TWIN = 'You are signed in, but your twin does not answer';
/** Longer than the page waits. */
const SLOW_MS = 4000;

test.use({ signUpBy: 'form', failures: [500, 503] });

const outages = {
  down: (attempt: number) => (attempt > 1 ? null : 'connectionrefused'),
  'answering 500': (attempt: number) => (attempt > 1 ? null : 500),
  slow: (attempt: number) => (attempt > 1 ? null : SLOW_MS),
} as const;

for (const [name, answer] of Object.entries(outages)) {
  test(`a server that is ${name} lets a person in without it, and recovers by itself`, async ({
    page,
    account,
    signIn,
    dashboard,
  }) => {
    let attempt = 0;
    await page.route(EXCHANGE, async (route) => {
      attempt += 1;
      const failure = answer(attempt);
      if (failure === null) await route.continue();
      else if (failure === 500) await route.fulfill({ status: 500, json: { error: 'Broken.' } });
      else if (failure === SLOW_MS) {
        await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
        // The page has given up by then.
        await route.continue().catch(() => undefined);
      } else await route.abort(failure);
    });
    await signIn.signUp(account);
    await expect(page.getByText(IN_WITHOUT_TWIN)).toBeVisible();
    await expect(page.getByText(/^Backend authentication failed: /)).toBeVisible();
    await expect(page.getByText(IN_WITHOUT_TWIN)).toBeHidden();
    await dashboard.remember('The outage is over.');
    expect(attempt).toBeGreaterThan(1);
  });
}

test('a reload while the server is down says so, and goes on by itself when it is back', async ({
  page,
  owner,
  dashboard,
}) => {
  expect(owner.name).toBe('Mara');
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your twin does not answer' })).toBeVisible();
  await expect(page.getByText(/Firebase/)).toHaveCount(0);
  await expectAccessible(page);

  await page.unroute('**/api/**');
  // Pressing "Try now" would race with the try in the background.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await dashboard.expectOpen();
});

test('a session that ends in use keeps what was written, and the place', async ({ page, owner, signIn }) => {
  await page.goto('/ai-chat');
  const question = page.getByRole('textbox', { name: 'Message to your twin' });
  await question.fill('Where did I put the spare key?');
  // Ended on the server and at the identity provider, as after a change of password elsewhere.
  await page.route(EXCHANGE, (route) => route.fulfill({ status: 401, json: { error: 'Ended.' } }));
  await page.route('**/v1/token?*', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  );
  await page.context().clearCookies();
  await page.getByRole('navigation').getByRole('link', { name: 'Memory', exact: true }).click();
  await signIn.expectOpen();
  await expect(page).toHaveURL(/\/login\?next=%2Fmemory$/);

  await page.unrouteAll();
  await signIn.signIn(owner);
  await expect(page).toHaveURL(/\/memory$/);
  await page.getByRole('navigation').getByRole('link', { name: 'Ask', exact: true }).click();
  await expect(question).toHaveValue('Where did I put the spare key?');
});
