import { http, HttpResponse, type HttpHandler } from 'msw/http';
import type { Device, DeviceDetail } from '../../../features/devices/api/devices.api';

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
    ...changes,
  };
}

/** The routes of devices; those that are given are changed by what is sent. */
export function devicesServer(
  devices: Device[],
  readings: DeviceDetail['readings'] = [],
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
    http.delete('/api/devices/:id/token', ({ params }) => {
      const device = find(params.id);
      if (device.token) device.token = { ...device.token, isRevoked: true };
      return new HttpResponse(null, { status: 204 });
    }),
  ];
  return { handlers };
}
