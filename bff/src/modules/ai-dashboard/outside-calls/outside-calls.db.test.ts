import { type NetworkCall } from './network-call.js';
import { oneDriver } from '../../../testing/database.js';
import { testEnv } from '../../../testing/env.js';
import { type Browser, signedInBrowser } from '../../../testing/requests.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { type AiDashboard } from '../ai-dashboard.dto.js';
import { type OutsideCallPage } from './outside-calls.dto.js';
import { OutsideCallsJournal } from './outside-calls-journal.js';
import { OutsideCallsPurge } from './outside-calls-purge.js';

const DAY_MS = 86_400_000;

describe.each(oneDriver)('Z4: what left this server, on %s', (driver) => {
  const product = sharedProduct(driver, { env: testEnv({ ADMIN_EMAIL: 'root@example.com' }) });
  const root = signedIn(product, beforeAll, 'root');
  const ana = signedIn(product, beforeAll);
  const ben = signedIn(product, beforeAll);
  let anaId: string;

  beforeAll(async () => {
    anaId = ((await ana.get('/api/me').expect(200)).body as { id: string }).id;
  });

  /** As the listener would tell it. */
  async function heard(...calls: Partial<NetworkCall>[]): Promise<void> {
    const journal = product.app.get(OutsideCallsJournal);
    for (const call of calls)
      journal['note']({
        ...{ userId: anaId, at: new Date(), host: 'api.example.com', port: 443 },
        ...{ bytesSent: 1_000, bytesReceived: 4_000, tookMs: 700, outcome: 'ok', status: 200 },
        ...{ reason: null, withheld: null, ...call },
      });
    await journal.flush();
  }
  const list = async (who: Browser, query = ''): Promise<OutsideCallPage> =>
    (await who.get(`/api/ai-dashboard/outside-calls${query}`).expect(200)).body as OutsideCallPage;
  const left = async (who: Browser): Promise<AiDashboard['left']> =>
    ((await who.get('/api/ai-dashboard').expect(200)).body as AiDashboard).left;

  it('is nothing where nothing left', async () => {
    await heard(
      { host: 'localhost' },
      { host: '127.0.0.1' },
      { userId: undefined, host: 'smtp.example.com' },
    );
    expect(await list(ana)).toEqual({ items: [], nextCursor: null });
    expect(await left(ana)).toEqual([]);
  });

  it('is told call by call and by machine, to nobody else', async () => {
    const at = (minute: number): Date => new Date(Date.now() - minute * 60_000);
    const refused = { outcome: 'refused', status: 429 } as const;
    await heard({ at: at(3) }, { at: at(2), host: '192.168.1.9', port: 8_123 }, { at: at(1), ...refused });
    const first = await list(ana, '?limit=2');
    expect(first.items).toMatchObject([
      { host: 'api.example.com', place: 'outside', part: null, bytesSent: 1_000, ...refused },
      { host: '192.168.1.9', place: 'private-network' },
    ]);
    const second = await list(ana, `?limit=2&cursor=${first.nextCursor ?? ''}`);
    expect(second).toMatchObject({ items: [{ host: 'api.example.com' }], nextCursor: null });
    expect(await left(ana)).toMatchObject([
      { host: 'api.example.com', calls: 2, unanswered: 1, bytesSent: 2_000, bytesReceived: 8_000 },
      { host: '192.168.1.9', calls: 1 },
    ]);
    expect(await list(ben)).toEqual({ items: [], nextCursor: null });
    expect(await left(ben)).toEqual([]);
  });

  it('is told with why it was sent, or why it was not: then nothing left', async () => {
    const eva = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    const { id: userId } = (await eva.get('/api/me').expect(200)).body as { id: string };
    const kept = { outcome: 'withheld', withheld: 'temporary', status: null } as const;
    await heard(
      { userId, at: new Date(Date.now() - 1_000), reason: 'search' },
      { userId, reason: 'answer', host: 'model.example.com', bytesSent: 0, ...kept },
    );
    expect((await list(eva)).items).toMatchObject([
      { host: 'model.example.com', reason: 'answer', ...kept },
      { host: 'api.example.com', reason: 'search', outcome: 'ok', withheld: null },
    ]);
    expect(await left(eva)).toMatchObject([{ host: 'api.example.com', calls: 1, unanswered: 0 }]);
  });

  it('is for whoever runs the server to see where it is nobody’s, and for nobody else', async () => {
    await heard({
      ...{ userId: undefined, host: 'smtp.example.com', port: 465 },
      outcome: 'failed',
      status: null,
    });
    await ana.get('/api/admin/system-calls').expect(403);
    const { items } = (await root.get('/api/admin/system-calls').expect(200)).body as OutsideCallPage;
    expect(items[0]).toMatchObject({ host: 'smtp.example.com', port: 465, outcome: 'failed', status: null });
    expect(await list(root)).toEqual({ items: [], nextCursor: null });
  });

  it('is let go of after 30 days', async () => {
    await heard({ at: new Date(Date.now() - 31 * DAY_MS), host: 'old.example.com' });
    expect((await list(ana)).items).toHaveLength(4);
    await product.app.get(OutsideCallsPurge).purge();
    expect((await list(ana)).items.map(({ host }) => host)).not.toContain('old.example.com');
  });

  it('is nothing of an account that is gone', async () => {
    await heard({ userId: crypto.randomUUID() });
    expect((await list(ana)).items).toHaveLength(3);
  });

  it.each(['?limit=0', '?limit=1000', '?cursor=x', '?host=a'])('refuses %s', async (query) => {
    await ana.get(`/api/ai-dashboard/outside-calls${query}`).expect(400);
  });
});
