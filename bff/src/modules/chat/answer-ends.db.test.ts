import { sql } from 'drizzle-orm';
import { oneDriver } from '../../testing/database.js';
import { type Browser, signedInBrowser } from '../../testing/requests.js';
import { holdAnswer } from '../../testing/held-answer.js';
import { sharedProduct } from '../../testing/shared-product.js';
import { AccountWatch } from '../auth/account-watch.js';

describe.each(oneDriver)('S5: an answer that is being written, on %s,', (driver) => {
  const product = sharedProduct(driver);

  const signIn = (uid: string): Promise<Browser> => signedInBrowser(product.app, product.identity, uid);

  /** An answer that has begun, and goes on only when it is told to. */
  async function beginAnswer(browser: Browser): Promise<{
    conversationId: string;
    stream: Promise<string>;
    finish: () => void;
  }> {
    const { body } = await browser.post('/api/conversations').send({}).expect(201);
    const { begun, finish } = holdAnswer(product);
    const stream = browser
      .post(`/api/conversations/${body.id}/messages`)
      .send({ text: 'When was it?' })
      .then(({ text }) => text);
    await begun;
    return { conversationId: body.id, stream, finish };
  }

  const endings: [string, (browser: Browser, uid: string) => Promise<unknown>][] = [
    ['it signs out', (browser) => browser.post('/api/auth/logout').expect(204)],
    [
      'it is ended from another device',
      async (_, uid) => (await signIn(uid)).delete('/api/sessions').expect(200, { ended: 1 }),
    ],
    [
      'another replica ends it',
      (_, uid) =>
        product.database.connection.transaction(async (tx) => {
          const { rows } = await tx.execute(sql`
            delete from sessions where user_id = (select id from users where uid = ${uid}) returning id`);
          await tx.execute(sql`select pg_notify('session_ended', ${rows[0]?.id})`);
        }),
    ],
    [
      'its account is disabled',
      (_, uid) => {
        product.identity.change(uid, { isDisabled: true });
        return product.app.get(AccountWatch).look();
      },
    ],
    [
      'its account is deleted',
      (browser, uid) =>
        browser
          .post('/api/me/deletion')
          .send({ confirmation: `${uid}@example.com` })
          .expect(200),
    ],
  ];

  it.each(endings)('is cut within a second when %s', async (name, endSession) => {
    const uid = name.replaceAll(' ', '-');
    const browser = await signIn(uid);
    const { stream, finish } = await beginAnswer(browser);
    await endSession(browser, uid);
    const endedAt = performance.now();
    const text = await stream;
    expect(performance.now() - endedAt).toBeLessThan(1_000);
    expect(text).toContain('It was ');
    expect(text).toMatch(/event: session\.ended\ndata: \{"code":"signed_out",[^\n]+\}\n\n$/);
    finish();
  });

  it('is kept all the same, for whoever signs in again', async () => {
    const browser = await signIn('kim');
    const { conversationId, stream, finish } = await beginAnswer(browser);
    await browser.post('/api/auth/logout').expect(204);
    await stream;
    finish();
    const again = await signIn('kim');
    const isComplete = async (): Promise<void> => {
      const { body } = await again.get(`/api/conversations/${conversationId}`).expect(200);
      expect(body.messages[1]).toMatchObject({ status: 'complete', text: 'It was Tuesday.' });
    };
    await vi.waitFor(isComplete, { timeout: 10_000 });
  });

  it('goes on while the browser renews its session, while others end, and when a role changes', async () => {
    const browser = await signIn('ana');
    const { stream, finish } = await beginAnswer(browser);
    const token = product.identity.tokenFor('ana');
    await browser.post('/api/auth/firebase').send({ idToken: token }).expect(200);
    await (await signIn('ana')).post('/api/auth/logout').expect(204);
    product.identity.change('ana', { isAdmin: true });
    await product.app.get(AccountWatch).look();
    await browser.get('/api/me').expect(200);
    finish();
    await expect(stream).resolves.toMatch(/event: message\.completed\n[^\n]+\n\n$/);
  });

  it('is cut after a renewal, too', async () => {
    const browser = await signIn('bea');
    const { stream, finish } = await beginAnswer(browser);
    const token = product.identity.tokenFor('bea');
    await browser.post('/api/auth/firebase').send({ idToken: token }).expect(200);
    await browser.post('/api/auth/logout').expect(204);
    await expect(stream).resolves.toContain('event: session.ended');
    finish();
  });
});
