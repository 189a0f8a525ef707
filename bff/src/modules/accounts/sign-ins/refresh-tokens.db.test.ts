import { sql } from 'drizzle-orm';
import { drivers } from '../../../testing/database.js';
import { type Browser, browser } from '../../../testing/requests.js';
import { AccountsCommand } from '../accounts.command.js';
import { LocalProduct, type SignedIn } from '../testing/local-product.js';

describe.each(drivers)('refresh tokens of local accounts on %s', (driver) => {
  let local: LocalProduct;

  beforeAll(async () => {
    local = await LocalProduct.start(driver);
  });
  afterAll(() => local.close());

  async function next(refreshToken: string): Promise<string> {
    const { body } = await local.renew(refreshToken).expect(200);
    return body.refresh_token as string;
  }

  async function open({ idToken }: SignedIn): Promise<Browser> {
    const agent = browser(local.product.app);
    await agent.post('/api/auth/firebase').send({ idToken }).expect(200);
    return agent;
  }

  it('are replaced at each use, and one that is shown again later ends all that came of the sign-in', async () => {
    const { refreshToken: first, idToken } = await local.signUp('ana@example.com');
    const second = await next(first);
    expect(second).not.toBe(first);
    const third = await next(second);
    local.clock.advance({ seconds: 31 });
    const { body } = await local.renew(first).expect(400);
    expect(body.error.message).toBe('TOKEN_EXPIRED');
    await local.renew(third).expect(400);
    await local.call('lookup', { idToken }).expect(400);
  });

  it('lead two tabs that renew at once to the same successor', async () => {
    const { refreshToken } = await local.signUp('bo@example.com');
    const both = await Promise.all([next(refreshToken), next(refreshToken)]);
    expect(both[0]).toBe(both[1]);
    const third = await next(both[0]);
    // A tab that is two renewals behind, still within the grace.
    await expect(next(refreshToken)).resolves.toBe(third);
    local.clock.advance({ minutes: 5 });
    await next(third);
  });

  it('S2: are kept as hashes: no copy of the database holds one', async () => {
    const { refreshToken } = await local.signUp('cy@example.com');
    const second = await next(refreshToken);
    const { rows } = await local.product.database.database.readAsSystem((tx) =>
      tx.execute(sql`select encode(token_hash, 'escape') || coalesce(encode(successor, 'escape'), '') as text
        from account_refresh_tokens`),
    );
    const all = JSON.stringify(rows);
    for (const token of [refreshToken, second]) expect(all).not.toContain(token);
  });

  it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(1_000)])('are not what %j is', async (token) => {
    await local.renew(token).expect(400);
  });

  it('S7: end on the other devices with “end other sessions”, and go on on one’s own', async () => {
    const here = await local.signUp('di@example.com');
    const there = await local.signIn('di@example.com');
    const page = await open(here);
    await open(there);
    await page.delete('/api/sessions').expect(200, { ended: 1 });
    await local.renew(there.refreshToken).expect(400);
    await local.call('lookup', { idToken: there.idToken }).expect(400);
    await local.call('update', { idToken: there.idToken, password: 'another password' }).expect(400);
    await local.renew(here.refreshToken).expect(200);
  });

  it('S7: end with the one session that is ended from elsewhere', async () => {
    const [here, there] = [await local.signUp('eva@example.com'), await local.signIn('eva@example.com')];
    const third = await local.signIn('eva@example.com');
    const page = await open(here);
    await open(there);
    await open(third);
    const { body } = await page.get('/api/sessions').expect(200);
    const sessions = body.items as { id: string; isCurrent: boolean }[];
    // Last used first: the third, the one there, this one.
    await page.delete(`/api/sessions/${sessions.filter(({ isCurrent }) => !isCurrent)[0]!.id}`).expect(204);
    const statuses = [];
    for (const { refreshToken } of [here, there, third])
      statuses.push((await local.renew(refreshToken)).status);
    expect(statuses.toSorted()).toEqual([200, 200, 400]);
    expect(statuses[0]).toBe(200);
  });

  it('S6: end with a changed password, but on the page that changed it', async () => {
    const there = await local.signUp('fay@example.com');
    const here = await local.signIn('fay@example.com');
    const change = { idToken: here.idToken, password: 'another password' };
    local.clock.advance({ seconds: 1 });
    const { body } = await local.call('update', change).expect(200);
    await local.renew(there.refreshToken).expect(400);
    await local.renew(here.refreshToken).expect(400);
    await local.renew(body.refreshToken as string).expect(200);
    await local.call('lookup', { idToken: there.idToken }).expect(400);
    await local.call('lookup', { idToken: body.idToken }).expect(200);
    await local
      .call('signInWithPassword', { email: 'fay@example.com', password: 'correct horse battery' })
      .expect(400);
  });

  it('S6: end with a disabled account, which is told so', async () => {
    const gus = await local.signUp('gus@example.com');
    await local.product.app.get(AccountsCommand).run(['disable', 'gus@example.com']);
    await local.renew(gus.refreshToken).expect(400);
    const { body } = await local.call('lookup', { idToken: gus.idToken }).expect(400);
    expect(body.error.message).toBe('USER_DISABLED');
    await local
      .post('/api/auth/firebase', { idToken: gus.idToken })
      .set({ 'Sec-Fetch-Site': 'same-origin', 'X-Twyn-Client': 'web' })
      .expect(401);
    await local.product.app.get(AccountsCommand).run(['enable', 'gus@example.com']);
    await local.signIn('gus@example.com');
  });

  it('S4: end after as long as a session may last', async () => {
    const { refreshToken } = await local.signUp('hal@example.com');
    local.clock.advance({ days: 31 });
    await local.renew(refreshToken).expect(400);
  });

  it('S7: a change of address, password or account asks for a sign-in of the last five minutes', async () => {
    const { idToken } = await local.signUp('ida@example.com');
    local.clock.advance({ minutes: 6 });
    for (const [operation, body] of [
      ['update', { password: 'another password' }],
      ['update', { email: 'other@example.com' }],
      ['sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'other@example.com' }],
      ['delete', {}],
    ] as const) {
      const { body: answer } = await local.call(operation, { ...body, idToken }).expect(400);
      expect([operation, answer.error.message]).toEqual([operation, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN']);
    }
    await local.call('update', { idToken, displayName: 'Ida' }).expect(200);
  });
});
