import { expect, test } from '../../fixtures/test.ts';

/** How every JSON web token begins. */
const TOKEN = /eyJ[\w-]{10}/;

test(
  'S8: a session is a cookie that no script reads, and no token stands in an address or where one looks first',
  { tag: '@stack' },
  async ({ page, context, account, signIn, dashboard }) => {
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

    await expect.poll(() => context.cookies()).toHaveLength(1);
    const [cookie] = await context.cookies();
    // Over https it is `__Host-session`, and Secure.
    expect(cookie).toMatchObject({ name: 'session', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.domain).toBe(new URL(page.url()).hostname);
  },
);
