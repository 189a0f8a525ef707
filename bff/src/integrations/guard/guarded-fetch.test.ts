import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, type LookupFunction } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { AddressRefused } from './address-rules.js';
import { guardedFetch } from './guarded-fetch.js';

/** A name server that gives these, whatever it is asked for. */
const resolvingTo = (...addresses: string[]) =>
  vi.fn<LookupFunction>((_, __, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
  );
const refusedAs = (refusal: string): object => ({ cause: expect.objectContaining({ refusal }) as unknown });

describe('a fetch for addresses of users', () => {
  let server: Server;
  let port: number;
  let respond: RequestListener;
  const requests: string[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push(request.url ?? '');
      respond(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  beforeEach(() => {
    requests.length = 0;
    respond = (_, response) => response.end('[]');
  });
  afterAll(() => server.close());

  const allowed = (path: string, init?: RequestInit): Promise<Response> =>
    guardedFetch({ allowedHosts: [`127.0.0.1:${String(port)}`] })(
      `http://127.0.0.1:${String(port)}${path}`,
      init,
    );

  it.each([
    ['127.0.0.1'],
    ['10.0.0.1'],
    ['169.254.169.254'],
    ['100.64.0.1'],
    ['0.0.0.0'],
    ['::1'],
    ['fd00::1'],
    ['fe80::1'],
    ['::ffff:127.0.0.1'],
    ['64:ff9b::7f00:1'],
    ['1.1.1.1', '127.0.0.1'],
    ['127.0.0.1', '1.1.1.1'],
  ])('X1: does not connect to a name that leads to %s %s', async (...addresses) => {
    const lookup = resolvingTo(...addresses.filter(Boolean));
    const call = guardedFetch({ allowedHosts: [], lookup })(`https://model.example:${String(port)}/v1`);
    await expect(call).rejects.toMatchObject(refusedAs('private'));
    expect(requests).toEqual([]);
  });

  it('asks no name server about an IP address, which is refused as it is', async () => {
    const lookup = resolvingTo('1.1.1.1');
    const call = guardedFetch({ allowedHosts: [], lookup });
    for (const host of ['127.0.0.1', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]'])
      await expect(call(`https://${host}:${String(port)}/`)).rejects.toThrow(AddressRefused);
    expect(lookup).not.toHaveBeenCalled();
  });

  it('does not take a name that leads nowhere for one that is refused', async () => {
    const lookup: LookupFunction = (_, __, callback) => callback(new Error('ENOTFOUND'), '');
    const call = guardedFetch({ allowedHosts: [], lookup })('https://model.example/v1');
    await expect(call).rejects.toMatchObject({ cause: { message: 'ENOTFOUND' } });
  });

  it('X2: reaches a host of this network that the operator allows, and no other port of it', async () => {
    respond = (request, response) => {
      void text(request).then((body) => response.end(`${String(request.headers.authorization)} ${body}`));
    };
    const response = await allowed('/v1', {
      method: 'POST',
      body: 'hello',
      headers: { authorization: 'key' },
    });
    expect([response.status, await response.text()]).toEqual([200, 'key hello']);
    const other = guardedFetch({ allowedHosts: ['127.0.0.1:1'] });
    await expect(other(`http://127.0.0.1:${String(port)}/`)).rejects.toThrow(AddressRefused);
  });

  it('X1: follows no redirect, even to where it may go', async () => {
    respond = (_, response) => response.writeHead(307, { location: '/elsewhere' }).end();
    await expect(allowed('/v1')).rejects.toThrow('fetch failed');
    expect(requests).toEqual(['/v1']);
  });

  it.each([
    ['as it is', {}, Buffer.alloc(5_000_000)],
    ['packed into little', { 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(5_000_000))],
  ])('reads no answer beyond 4 MB, %s', async (_, headers, body) => {
    respond = (__, response) => response.writeHead(200, headers).end(body);
    await expect((await allowed('/v1')).text()).rejects.toThrow('too large');
  });
});
