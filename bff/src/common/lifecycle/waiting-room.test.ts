import { type AddressInfo, createServer } from 'node:net';
import { openWaitingRoom } from './waiting-room.js';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

it('D5 is alive and not ready while the database is waited for, and leaves its port to the product', async () => {
  const port = await freePort();
  const room = await openWaitingRoom(port, '127.0.0.1');
  const get = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`);

  expect((await get('/api/health/live')).status).toBe(200);
  const ready = await get('/api/health/ready');
  expect(ready.status).toBe(503);
  expect(ready.headers.get('retry-after')).toBe('2');
  expect(ready.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await ready.json()).toMatchObject({
    code: 'not_ready',
    detail: expect.stringContaining('database'),
  });
  expect((await get('/api/me')).status).toBe(503);

  await expect(openWaitingRoom(port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await room.close();
  const next = await openWaitingRoom(port, '127.0.0.1');
  await next.close();
});
