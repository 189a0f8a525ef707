import { expect, test } from '../../fixtures/test.ts';

const EXCHANGE = '**/api/auth/firebase';

test('a page that is left while it signs in leaves no second session behind', async ({
  page,
  account,
  signIn,
  dashboard,
}) => {
  const reached = Promise.withResolvers<undefined>();
  await page.route(EXCHANGE, async (route) => {
    // The server answers; the page never hears of it.
    await route.fetch();
    reached.resolve(undefined);
    await new Promise(() => undefined);
  });
  await signIn.signUp(account);
  await reached.promise;
  await page.context().clearCookies();
  await page.unroute(EXCHANGE);
  await page.goto('/login');
  await dashboard.expectOpen();
  const { items } = (await (await page.request.get('/api/sessions')).json()) as { items: unknown[] };
  expect(items).toHaveLength(1);
});
