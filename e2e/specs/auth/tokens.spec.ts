import { expect, test } from '../../fixtures/test.ts';

/** How every JSON web token begins. */
const TOKEN = /eyJ[\w-]{10}/;

test('S8: no token stands in an address or where any script looks first', async ({
  page,
  account,
  signIn,
  dashboard,
}) => {
  const addresses: string[] = [];
  const bodies: string[] = [];
  page.on('request', (request) => {
    addresses.push(request.url());
    bodies.push(request.postData() ?? '');
  });
  await signIn.signUp(account);
  await dashboard.expectOpen();
  await page.reload();
  await dashboard.expectOpen();

  expect(
    bodies.some((body) => TOKEN.test(body)),
    'there was a token to be seen',
  ).toBe(true);
  expect(addresses.filter((address) => TOKEN.test(address))).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toMatch(TOKEN);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});
