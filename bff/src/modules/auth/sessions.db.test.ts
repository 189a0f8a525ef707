import supertest from 'supertest';
import { startProduct, type TestProduct } from '../../testing/app.js';
import { drivers } from '../../testing/database.js';
import { OUR_PAGE, signedInBrowser } from '../../testing/requests.js';
import { type Session } from './sessions.dto.js';

describe.each(drivers)('sessions on %s', (driver) => {
  let product: TestProduct;

  beforeAll(async () => {
    product = await startProduct(driver);
  });
  afterAll(() => product.close());

  type Agent = Awaited<ReturnType<typeof signedInBrowser>>;
  const signIn = (uid: string): Promise<Agent> => signedInBrowser(product.app, product.identity, uid);
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

  it('stay ended: the sign-in behind one opens no other, a new sign-in does', async () => {
    const exchange = (idToken: string): supertest.Test =>
      supertest(product.app.getHttpServer()).post('/api/auth/firebase').set(OUR_PAGE).send({ idToken });
    const signedInAt = new Date(product.clock.now().getTime() - 60_000);
    const lost = (): string => product.identity.tokenFor('kim', { signedInAt });
    await exchange(lost()).expect(200);
    const here = await signIn('kim');
    await here.delete('/api/sessions').expect(200, { ended: 1 });

    const { body } = await exchange(lost()).expect(403);
    expect(body.code).toBe('sign_in_ended');
    await expect(listOf(here)).resolves.toHaveLength(1);
    await exchange(product.identity.tokenFor('kim')).expect(200);
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
