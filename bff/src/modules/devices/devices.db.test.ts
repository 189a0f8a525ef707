import { drivers } from '../../testing/database.js';
import { signedInBrowser } from '../../testing/requests.js';
import { sharedProduct } from '../../testing/shared-product.js';
import { DevicesRepository, type DeviceRow } from './devices.repository.js';
import { DevicesService } from './devices.service.js';
import { statusOf } from './device-status.js';

const PLUG = { source: 'mqtt', externalId: '0x00158d', name: 'Plug', model: 'A1' } as const;

describe.each(drivers)('devices that were found on %s', (driver) => {
  const product = sharedProduct(driver);
  let devices: DevicesService;
  let userId: string;

  beforeAll(() => {
    devices = product.app.get(DevicesService);
  });
  beforeEach(async () => {
    const ana = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    userId = (await ana.get('/api/me').expect(200)).body.id as string;
  });
  const rows = (): Promise<DeviceRow[]> => product.app.get(DevicesRepository).findAll(userId);
  const status = async (): Promise<string | undefined> => {
    const [device] = await rows();
    return device && statusOf(device, product.clock.now());
  };

  it('are one each, whatever is announced again', async () => {
    const [id, again] = await Promise.all([1, 2].map(() => devices.discovered(userId, PLUG)));
    expect(again).toBe(id);
    expect(await devices.discovered(userId, { ...PLUG, name: 'Other', firmware: '2.0' })).toBe(id);
    expect(await rows()).toMatchObject([{ name: 'Plug', model: 'A1', firmware: '2.0', kind: 'home' }]);
  });

  it('have a name of their own without what is not seen', async () => {
    await devices.discovered(userId, { ...PLUG, name: '\u202EPlug\u0000\u2066' });
    await devices.discovered(userId, { ...PLUG, externalId: 'b', name: 'Plug' });
    await devices.discovered(userId, { ...PLUG, externalId: 'c', name: 'x'.repeat(10_000) });
    expect((await rows()).map(({ name }) => name)).toEqual(['Plug', 'Plug 2', 'x'.repeat(120)]);
  });

  it('are written once a minute at most, and at once when they go', async () => {
    const id = await devices.discovered(userId, PLUG);
    const hear = (more = {}) => devices.heard(userId, id, { at: product.clock.now(), ...more });
    const first = product.clock.now();
    await hear({ battery: 80 });
    for (let second = 0; second < 5; second += 1) {
      product.clock.advance({ seconds: 10 });
      await hear();
    }
    expect(await rows()).toMatchObject([{ lastSeenAt: first, battery: 80, gaps: [] }]);
    product.clock.advance({ seconds: 10 });
    await hear();
    expect(await rows()).toMatchObject([{ lastSeenAt: product.clock.now(), gaps: Array(6).fill(10) }]);
    await devices.markOffline(userId, id, 'no route');
    expect(await rows()).toMatchObject([{ offlineReason: 'no route', offlineSince: product.clock.now() }]);
    expect(await status()).toBe('offline');
    product.clock.advance({ minutes: 1 });
    await hear({ availability: 'online' });
    expect(await status()).toBe('online');
    product.clock.advance({ minutes: 61 });
    expect(await status()).toBe('silent');
  });

  it('that are gone can be heard without harm', async () => {
    await devices.heard(userId, crypto.randomUUID(), { at: product.clock.now() });
    expect(await rows()).toEqual([]);
  });
});
