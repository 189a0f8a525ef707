import { sql } from 'drizzle-orm';
import { oneDriver } from '../../testing/database.js';
import { signedInBrowser } from '../../testing/requests.js';
import { sharedProduct } from '../../testing/shared-product.js';
import { AccountWatch } from './account-watch.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';

describe.each(oneDriver)('the watch on accounts on %s', (driver) => {
  const product = sharedProduct(driver);

  const signIn = (uid: string): ReturnType<typeof signedInBrowser> =>
    signedInBrowser(product.app, product.identity, uid);
  const look = (): Promise<void> => product.app.get(AccountWatch).look();

  it('S6: ends the sessions of an account that was deleted or disabled', async () => {
    const [deleted, disabled, other] = [await signIn('gone'), await signIn('off'), await signIn('ana')];
    for (const agent of [deleted, disabled, other]) await agent.get('/api/me').expect(200);
    product.identity.removeAccount('gone');
    product.identity.change('off', { isDisabled: true });
    await look();
    await deleted.get('/api/me').expect(401);
    await disabled.get('/api/me').expect(401);
    await other.get('/api/me').expect(200);
  });

  it('S6: ends what was opened before the password changed, and nothing after', async () => {
    const before = await signIn('pia');
    product.clock.advance({ seconds: 10 });
    const after = await signIn('pia');
    product.identity.change('pia', { validSince: product.clock.now() });
    await look();
    await before.get('/api/me').expect(401);
    await after.get('/api/me').expect(200);
  });

  it('follows a claim that was given or taken elsewhere, without a new sign-in', async () => {
    const agent = await signIn('adi');
    const isAdmin = async (): Promise<unknown> =>
      (await agent.get('/api/me').expect(200)).body.customClaims.admin;
    await expect(isAdmin()).resolves.toBe(false);
    product.identity.change('adi', { isAdmin: true });
    await look();
    await expect(isAdmin()).resolves.toBe(true);
    product.identity.change('adi', { isAdmin: false });
    await look();
    await expect(isAdmin()).resolves.toBe(false);
  });

  it('E2: throws nobody out while the provider is down', async () => {
    const agent = await signIn('eva');
    product.identity.isDown = true;
    await look();
    product.identity.isDown = false;
    await agent.get('/api/me').expect(200);
  });

  it('is all that asks the provider: checking a session reads the database once, and then nothing', async () => {
    const agent = await signIn('uma');
    const lookUps = vi.spyOn(product.app.get(SessionsRepository), 'findLive');
    const { calls } = product.identity;
    for (let request = 0; request < 5; request += 1) await agent.get('/api/me').expect(200);
    expect(lookUps).toHaveBeenCalledTimes(1);
    product.clock.advance({ seconds: 31 });
    await agent.get('/api/me').expect(200);
    expect(lookUps).toHaveBeenCalledTimes(2);
    expect(product.identity.calls).toBe(calls);
  });

  it('reaches everybody, however many there are', async () => {
    const uids = Array.from({ length: 120 }, (_, index) => `many-${index}`);
    const sessions = product.app.get(SessionsService);
    for (const uid of uids) {
      const { id } = await product.database.addUser(uid);
      await sessions.open({ userId: id, signedInAt: product.clock.now(), device: 'Safari', timeZone: null });
    }
    await look();
    const { rows } = await product.database.database.readAsSystem((tx) =>
      tx.execute(sql`select from sessions join users on users.id = user_id where uid like 'many-%'`),
    );
    expect(rows).toEqual([]);
  });
});
