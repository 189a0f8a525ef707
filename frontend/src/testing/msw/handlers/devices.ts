import { http, HttpResponse, type HttpHandler } from 'msw/http';
import type {
  Device,
  DeviceDetail,
  DeviceMessages,
  DeviceMqtt,
  DeviceAutomations,
  MqttCredentials,
} from '../../../features/devices/api/devices.api';

export function makeDevice(changes: Partial<Device> = {}): Device {
  return {
    ...{ id: 'd-1', name: 'Shed sensor', room: 'Shed', kind: 'sensor', source: 'token', tags: [] },
    ...{ manufacturer: null, model: null, firmware: null, battery: null, signal: null, alerts: [] },
    ...{ status: 'online', lastSeenAt: new Date().toISOString(), intervalSeconds: 300 },
    ...{ offlineReason: null, offlineSince: null, mayWriteBody: true },
    createdAt: '2026-05-01T10:00:00.000Z',
    token: {
      ...{ prefix: 'twd_ab12', madeAt: '2026-05-01T10:00:00.000Z', usedAt: null },
      ...{ oldUntil: null, isRevoked: false },
    },
    mqtt: null,
    ...changes,
  };
}

/** One with an account at the broker. */
export function makeMqttDevice(changes: Partial<Device> = {}): Device {
  const mqtt = { madeAt: '2026-05-01T10:00:00.000Z', isRevoked: false };
  return makeDevice({ source: 'mqtt', token: null, mqtt, ...changes });
}

/** The routes of the accounts of devices at the broker, which starts in this state. */
export function mqttServer(
  devices: Device[],
  start: DeviceMqtt['state'] = 'ready',
): { handlers: HttpHandler[]; refused: DeviceMessages['refused'] } {
  let state = start;
  const refused: DeviceMessages['refused'] = [];
  const credentials = (id: string): MqttCredentials => ({
    ...{ host: 'twyn.lan', port: 1883, isTls: false, username: id },
    ...{ password: 'mqtt-secret', topic: `twyn/${id}/readings` },
  });
  const mark = (id: unknown, isRevoked: boolean): void => {
    const device = devices.find((each) => each.id === id);
    if (device?.mqtt) device.mqtt = { ...device.mqtt, isRevoked };
    state = isRevoked ? 'revoked' : 'ready';
  };
  const handlers = [
    http.post('/api/devices/mqtt', async ({ request }) => {
      const given = (await request.json()) as Partial<Device>;
      const device = makeMqttDevice({ ...given, id: 'd-new', status: 'waiting', lastSeenAt: null });
      devices.push(device);
      return HttpResponse.json({ device, mqtt: credentials('d-new') }, { status: 201 });
    }),
    http.get('/api/devices/:id/mqtt', ({ params }) => {
      const { host, port, isTls, username, topic } = credentials(String(params.id));
      const isThere = state !== 'off' && state !== 'unreachable';
      const address = isThere ? { host, port, isTls } : null;
      return HttpResponse.json({ username, topic, address, state });
    }),
    http.post('/api/devices/:id/mqtt', ({ params }) => {
      mark(params.id, false);
      return HttpResponse.json(credentials(String(params.id)), { status: 201 });
    }),
    http.delete('/api/devices/:id/mqtt', ({ params }) => {
      mark(params.id, true);
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('/api/devices/:id/messages', () => HttpResponse.json({ items: [], refused, lastDay: 0 })),
  ];
  return { handlers, refused };
}

/** The routes of devices; those that are given are changed by what is sent. */
export function devicesServer(
  devices: Device[],
  readings: DeviceDetail['readings'] = [],
  rules: DeviceAutomations['items'] = [],
): { handlers: HttpHandler[] } {
  const find = (id: unknown): Device => devices.find((device) => device.id === id) ?? makeDevice();
  const handlers = [
    http.get('/api/devices', () => HttpResponse.json({ items: devices })),
    http.post('/api/devices', async ({ request }) => {
      const device = makeDevice({
        ...((await request.json()) as Partial<Device>),
        ...{ id: 'd-new', status: 'waiting', lastSeenAt: null },
      });
      devices.push(device);
      const expiresAt = new Date(Date.now() + 600_000).toISOString();
      const pairing = { code: 'ABCD2345', expiresAt, url: 'http://localhost/pair#ABCD2345' };
      return HttpResponse.json({ device, pairing, token: 'twd_secret' }, { status: 201 });
    }),
    http.get('/api/devices/:id', ({ params }) =>
      HttpResponse.json({ device: find(params.id), readings, mappings: [], metrics: [] }),
    ),
    http.get('/api/devices/:id/messages', () => HttpResponse.json({ items: [], refused: [], lastDay: 0 })),
    http.get('/api/devices/:id/automations', () => HttpResponse.json({ items: rules })),
    http.delete('/api/devices/:id/token', ({ params }) => {
      const device = find(params.id);
      if (device.token) device.token = { ...device.token, isRevoked: true };
      return new HttpResponse(null, { status: 204 });
    }),
  ];
  return { handlers };
}
