import { sql } from 'drizzle-orm';
import supertest from 'supertest';
import { drivers } from '../../testing/database.js';
import { browser, OUR_PAGE, signedInBrowser } from '../../testing/requests.js';
import { sharedProduct } from '../../testing/shared-product.js';
import { type SignedIn } from './auth.dto.js';
import { type Session } from './sessions.dto.js';
import { SessionsService } from './sessions.service.js';

describe.each(drivers)('sessions on %s', (driver) => {
  const product = sharedProduct(driver);

  const exchange = (idToken: string): supertest.Test =>
    supertest(product.app.getHttpServer()).post('/api/auth/firebase').set(OUR_PAGE).send({ idToken });

  type Agent = Awaited<ReturnType<typeof signedInBrowser>>;
  const signIn = (uid: string): Promise<Agent> => signedInBrowser(product.app, product.identity, uid);
  /** What a browser elsewhere has of its sign-in, a minute ago; it renews it as often as it likes. */
  const lostToken = (uid: string): (() => string) => {
    const signedInAt = new Date(product.clock.now().getTime() - 60_000);
    return () => product.identity.tokenFor(uid, { signedInAt });
  };
  const listOf = async (agent: Agent): Promise<Session[]> =>
    ((await agent.get('/api/sessions').expect(200)).body as { items: Session[] }).items;

  it('are listed with device and time zone, last used first', async () => {
    await signIn('lea');
    product.clock.advance({ minutes: 10 });
    await supertest(product.app.getHttpServer())
      .post('/api/auth/firebase')
      .set({ ...OUR_PAGE, 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' })
      .send({ idToken: product.identity.tokenFor('lea'), timeZone: 'Europe/Vienna' })
      .expect(200);
    product.clock.advance({ minutes: 10 });
    const phone = await signIn('lea');

    const list = await listOf(phone);
    expect(list).toEqual([
      expect.objectContaining({ isCurrent: true, timeZone: null }),
      expect.objectContaining({ isCurrent: false, device: 'Firefox on Linux', timeZone: 'Europe/Vienna' }),
      expect.objectContaining({ isCurrent: false }),
    ]);
    expect(new Date(list[0]!.expiresAt).getTime() - new Date(list[0]!.createdAt).getTime()).toBe(
      5 * 86_400_000,
    );
  });

  it('move with their browser, and days begin there at once', async () => {
    const traveller = await signIn('mia');
    const other = await signIn('mia');
    const beginning = async (agent: Agent): Promise<string> =>
      ((await agent.get('/api/days/2026-11-20').expect(200)).body as { from: string }).from;
    expect(await beginning(traveller)).toBe('2026-11-20T00:00:00.000Z');
    await traveller.patch('/api/sessions/current').send({ timeZone: 'Asia/Tokyo' }).expect(204);
    expect(await beginning(traveller)).toBe('2026-11-19T15:00:00.000Z');
    expect(await beginning(other)).toBe('2026-11-20T00:00:00.000Z');
  });

  it('leave the list when they have expired', async () => {
    await signIn('ida');
    product.clock.advance({ days: 5 });
    await expect(listOf(await signIn('ida'))).resolves.toHaveLength(1);
  });

  it.each(['Mars', 'EST5EDT', 'Europe/Kyiv', 'Etc/GMT+1', 'America/Port-au-Prince'])(
    'take the time zone %s',
    async (timeZone) => {
      await supertest(product.app.getHttpServer())
        .post('/api/auth/firebase')
        .set(OUR_PAGE)
        .send({ idToken: product.identity.tokenFor('zoe'), timeZone })
        .expect(200);
    },
  );

  it.each(['', '<b>', 'Europe/Vienna; --', '+02:00', `A${'a'.repeat(64)}`, 7])(
    'refuse the time zone %j',
    async (timeZone) => {
      await supertest(product.app.getHttpServer())
        .post('/api/auth/firebase')
        .set(OUR_PAGE)
        .send({ idToken: product.identity.tokenFor('zoe'), timeZone })
        .expect(400);
    },
  );

  it('end one at a time, at once', async () => {
    const [here, lost] = [await signIn('max'), await signIn('max')];
    await lost.get('/api/me').expect(200);
    const other = (await listOf(here)).find(({ isCurrent }) => !isCurrent);
    await here.delete(`/api/sessions/${other?.id}`).expect(204);
    await lost.get('/api/me').expect(401);
    await here.get('/api/me').expect(200);
    await here.delete(`/api/sessions/${other?.id}`).expect(404);
  });

  it('end all but the one that asks', async () => {
    const [here, one, two] = [await signIn('ole'), await signIn('ole'), await signIn('ole')];
    const { body } = await here.delete('/api/sessions').expect(200);
    expect(body).toEqual({ ended: 2 });
    await one.get('/api/me').expect(401);
    await two.get('/api/me').expect(401);
    await expect(listOf(here)).resolves.toHaveLength(1);
  });

  it('S7: stay ended: the sign-in behind one opens no other, a new sign-in does', async () => {
    const lost = lostToken('kim');
    await exchange(lost()).expect(200);
    const here = await signIn('kim');
    await here.delete('/api/sessions').expect(200, { ended: 1 });

    const { body } = await exchange(lost()).expect(403);
    expect(body.code).toBe('sign_in_ended');
    await expect(listOf(here)).resolves.toHaveLength(1);
    await exchange(product.identity.tokenFor('kim')).expect(200);
  });

  it('S7: stay ended where they had run out before: what their browser still has opens no other', async () => {
    const lost = lostToken('lev');
    await exchange(lost()).expect(200);
    product.clock.advance({ days: 6 });
    const here = await signIn('lev');
    await here.delete('/api/sessions').expect(200, { ended: 0 });
    expect((await exchange(lost()).expect(403)).body.code).toBe('sign_in_ended');
    await exchange(product.identity.tokenFor('lev')).expect(200);
  });

  it('S7: stay ended when an admin ends them, those that had run out too', async () => {
    const lost = lostToken('mo');
    const { body } = await exchange(lost()).expect(200);
    const { rows } = await product.database.database.readAsSystem((tx) =>
      tx.execute(sql`select id from users where uid = ${(body as SignedIn).user.uid}`),
    );
    product.clock.advance({ days: 6 });
    // Whose sign-in clears away what has run out.
    await signIn('ned');
    await product.app.get(SessionsService).endAllOf(String(rows[0]!.id));
    await exchange(lost()).expect(403);
  });

  it('S7: end for good though their browser asks for another at the same moment', async () => {
    const lost = lostToken('noa');
    await exchange(lost()).expect(200);
    const here = await signIn('noa');
    const thief = browser(product.app);
    await Promise.all([
      thief.post('/api/auth/firebase').send({ idToken: lost() }),
      here.delete('/api/sessions').expect(200),
    ]);
    await thief.get('/api/me').expect(401);
    await exchange(lost()).expect(403);
  });

  it('S5: stay ended when one signs out, and begin anew with the next sign-in', async () => {
    const agent = browser(product.app);
    const left = lostToken('oda');
    await agent.post('/api/auth/firebase').send({ idToken: left() }).expect(200);
    await agent.post('/api/auth/logout').expect(204);
    await agent.post('/api/auth/firebase').send({ idToken: left() }).expect(403);
    await agent
      .post('/api/auth/firebase')
      .send({ idToken: product.identity.tokenFor('oda') })
      .expect(200);
  });

  it('S5: begin anew for who signs out and in again within the same second', async () => {
    const agent = await signIn('pia');
    product.clock.advance({ seconds: 0.9 });
    await agent.post('/api/auth/logout').expect(204);
    const signedInAt = new Date(product.clock.now().getTime() - 900);
    await agent
      .post('/api/auth/firebase')
      .send({ idToken: product.identity.tokenFor('pia', { signedInAt }) })
      .expect(200);
  });

  it('leave nothing of a sign-in that is too old to open one', async () => {
    const uid = 'rex';
    await signIn(uid);
    const known = async (): Promise<number> => {
      const { rows } = await product.database.database.readAsSystem((tx) =>
        tx.execute(
          sql`select count(*)::int as count from sign_ins join users on users.id = user_id where uid = ${uid}`,
        ),
      );
      return Number(rows[0]!.count);
    };
    product.clock.advance({ days: 30 });
    await signIn('ira');
    await expect(known()).resolves.toBe(1);
    product.clock.advance({ seconds: 1 });
    await signIn('ira');
    await expect(known()).resolves.toBe(0);
  });

  it('leave the one that asks its own sign-in, though another browser shares it', async () => {
    const [here] = [await signIn('jan'), await signIn('jan')];
    await here.delete('/api/sessions').expect(200, { ended: 1 });
    await supertest(product.app.getHttpServer())
      .post('/api/auth/firebase')
      .set(OUR_PAGE)
      .send({ idToken: product.identity.tokenFor('jan') })
      .expect(200);
  });

  it('belong to their user: another’s cannot be seen or ended', async () => {
    const [mine, theirs] = [await signIn('mia'), await signIn('tom')];
    const [current] = await listOf(theirs);
    const { body } = await mine.delete(`/api/sessions/${current!.id}`).expect(404);
    expect(body.code).toBe('session_not_found');
    await mine.delete('/api/sessions').expect(200, { ended: 0 });
    await theirs.get('/api/me').expect(200);
  });
});
