import { type AddressInfo } from 'node:net';
import { get, type IncomingMessage } from 'node:http';
import { Shutdown } from '../../common/lifecycle/shutdown.js';
import { oneDriver } from '../../testing/database.js';
import { type Browser, signedInBrowser } from '../../testing/requests.js';
import { sharedProduct } from '../../testing/shared-product.js';
import { LiveEvents } from './live-events.service.js';

describe.each(oneDriver)('live events, on %s', (driver) => {
  const product = sharedProduct(driver);
  let port: number;
  let ana: Browser;
  const opened: IncomingMessage[] = [];

  beforeAll(() => {
    ({ port } = product.app.getHttpServer().address() as AddressInfo);
  });
  beforeEach(async () => {
    ana = await aPerson();
  });
  afterEach(() => {
    for (const response of opened.splice(0)) response.destroy();
  });

  const aPerson = (): Promise<Browser> => signedInBrowser(product.app, product.identity, crypto.randomUUID());

  /** A stream of that browser, and what has come by it. */
  async function open(of: Browser, lastId?: string) {
    const cookie = of.jar.getCookies({ path: '/', domain: '127.0.0.1', secure: false, script: false });
    const headers = {
      cookie: cookie.toValueString(),
      ...(lastId !== undefined && { 'last-event-id': lastId }),
    };
    const response = await new Promise<IncomingMessage>((resolve) =>
      get({ host: '127.0.0.1', port, path: '/api/events', headers }, resolve),
    );
    opened.push(response);
    let text = '';
    let isOver = false;
    response.on('data', (data: Buffer) => (text += data.toString()));
    response.on('close', () => (isOver = true));
    const stream = {
      response,
      text: () => text,
      isOver: () => isOver,
      has: (part: string) => vi.waitFor(() => expect(text).toContain(part), { timeout: 10_000 }),
      ids: () => [...text.matchAll(/^id: (.+)$/gm)].map(([, id]) => id ?? ''),
    };
    if (response.statusCode === 200) await stream.has('id: ');
    return stream;
  }
  const idOf = async (of: Browser): Promise<string> =>
    (await of.get('/api/me').expect(200)).body.id as string;

  it('need a session, and are sent as they come, to nobody else', async () => {
    await ana.get('/api/me').expect(200);
    const signedOut = await open(
      await aPerson().then(async (one) => {
        await one.post('/api/auth/logout').expect(204);
        return one;
      }),
    );
    expect(signedOut.response.statusCode).toBe(401);
    const eve = await aPerson();
    const [mine, hers] = [await open(ana), await open(eve)];
    expect(mine.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    await ana.post('/api/reminders').send({ text: 'Call Bo' }).expect(201);
    await mine.has('{"kind":"changed","topic":"reminders"}');
    product.app.get(LiveEvents).changed(await idOf(eve), 'mood');
    await hers.has('"mood"');
    expect(hers.text()).not.toContain('reminders');
    expect(mine.text()).not.toContain('mood');
  });

  it('tell the states of devices as they are changed', async () => {
    await ana.post('/api/home/simulated/sample').send({}).expect(201);
    const stream = await open(ana);
    const { body } = await ana.get('/api/home/entities').expect(200);
    const lamp = body.items.find(({ domain }: { domain: string }) => domain === 'light') as { id: string };
    await ana.post(`/api/home/entities/${lamp.id}/actions`).send({ service: 'toggle', parameters: {} });
    await stream.has(`{"kind":"state","entityId":"${lamp.id}"`);
    await stream.has('"home-activity"');
  });

  it('go on after the last that a tab has, or say that something may be missed', async () => {
    const userId = await idOf(ana);
    const live = product.app.get(LiveEvents);
    const first = await open(ana);
    const begin = first.ids()[0];
    live.changed(userId, 'mood');
    await first.has('"mood"');
    const [last] = first.ids().slice(-1);
    first.response.destroy();
    live.changed(userId, 'alerts');
    const second = await open(ana, last);
    await second.has('"alerts"');
    expect(second.text()).not.toContain('"mood"');
    const third = await open(ana, begin);
    await third.has('"alerts"');
    expect(third.text()).toContain('"mood"');
    const unknown = await open(ana, 'of-another-1');
    await unknown.has('event: resync');
  });

  it('end the oldest of more than six streams of one person', async () => {
    const streams: Awaited<ReturnType<typeof open>>[] = [];
    for (let n = 0; n < 6; n++) streams.push(await open(ana));
    expect(streams[0]?.isOver()).toBe(false);
    await open(ana);
    await streams[0]?.has('event: replaced');
    await vi.waitFor(() => expect(streams[0]?.isOver()).toBe(true));
    expect(streams[1]?.isOver()).toBe(false);
  });

  it('end with their session, and with the server', async () => {
    const [ended, other] = [await open(ana), await open(await aPerson())];
    await ana.post('/api/auth/logout').expect(204);
    await ended.has('event: session.ended');
    await vi.waitFor(() => expect(ended.isOver()).toBe(true));
    expect(other.isOver()).toBe(false);
    product.app.get(Shutdown).begin();
    await vi.waitFor(() => expect(other.isOver()).toBe(true));
  });
});
