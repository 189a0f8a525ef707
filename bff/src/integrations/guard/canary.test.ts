import { createServer, type Server } from 'node:http';
import { type AddressInfo, type LookupFunction } from 'node:net';
import { AddressRefused } from './address-rules.js';
import { guardedFetch } from './guarded-fetch.js';
import { isPublicAddress } from './public-address.js';

/**
 * A server inside the network, which would answer whoever reaches it, on IPv4 and IPv6 alike. Nothing that a user writes
 * may get there: not straight, by a redirect, by a name that leads here, nor by one that led elsewhere a moment ago.
 */
describe('a server of the inner network', () => {
  const reached: { from: string; authorization: string | undefined }[] = [];
  let canary: Server;
  let port: string;

  beforeAll(async () => {
    canary = createServer((request, response) => {
      reached.push({ from: request.headers.host ?? '', authorization: request.headers.authorization });
      const to = /^\/to\/(.*)/.exec(request.url ?? '')?.[1];
      if (to === undefined) response.end('the secrets of the house');
      else response.writeHead(302, { location: decodeURIComponent(to) }).end();
    });
    await new Promise<void>((resolve) => canary.listen(0, '::', resolve));
    port = String((canary.address() as AddressInfo).port);
  });
  beforeEach(() => {
    reached.length = 0;
  });
  afterAll(() => canary.close());

  const here = (host: string): string => `http://${host}:${port}/`;
  const leadingTo =
    (...rounds: string[][]): LookupFunction =>
    (_, __, callback) => {
      const round = rounds.length > 1 ? rounds.shift()! : rounds[0]!;
      callback(
        null,
        round.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    };

  it('would answer, so that what follows means something', async () => {
    await expect((await fetch(here('127.0.0.1'))).text()).resolves.toBe('the secrets of the house');
    expect(reached).toHaveLength(1);
  });

  it.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0.0.0.0',
    '0',
    'localhost',
    'localhost.',
    'LOCALHOST',
    'twyn.localhost',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    'user:word@127.0.0.1',
    '127.0.0.1%2f@example.com',
    '169.254.169.254',
    '[fd00:ec2::254]',
  ])('X1: is not reached as %s, in http or https', async (host) => {
    const call = guardedFetch({ allowedHosts: [] });
    await expect(call(here(host))).rejects.toThrow();
    await expect(call(here(host).replace('http:', 'https:'))).rejects.toThrow();
    expect(reached).toEqual([]);
  });

  it.each([
    [['127.0.0.1']],
    [['::1']],
    [['::ffff:127.0.0.1']],
    [['1.1.1.1', '127.0.0.1']],
    [['169.254.169.254']],
  ])('X1: is not reached by a name that leads to %j', async (addresses) => {
    const call = guardedFetch({ allowedHosts: [], lookup: leadingTo(addresses) });
    await expect(call(`https://model.example:${port}/`)).rejects.toMatchObject({
      cause: { refusal: 'private' },
    });
    expect(reached).toEqual([]);
  });

  it('X1: is not reached by a name that led elsewhere when it was checked', async () => {
    // The first look, and only that, gives a public address: of documentation, where nobody is.
    const isPublic: typeof isPublicAddress = (address) =>
      address === '203.0.113.1' || isPublicAddress(address);
    const lookup = leadingTo(['203.0.113.1'], ['127.0.0.1']);
    const call = guardedFetch({ allowedHosts: [], lookup, isPublic });
    const stop = AbortSignal.timeout(200);
    await expect(call(`https://model.example:${port}/`, { signal: stop })).rejects.toThrow();
    await expect(call(`https://model.example:${port}/`)).rejects.toMatchObject({
      cause: { refusal: 'private' },
    });
    expect(reached).toEqual([]);
  });

  it.each([
    'http://127.0.0.1:PORT/',
    'http://[::1]:PORT/',
    'http://169.254.169.254/latest/meta-data/',
    '//localhost:PORT/',
  ])('X1, X2: is not reached by a redirect of a server that may be called, to %s', async (target) => {
    const call = guardedFetch({ allowedHosts: [`127.0.0.1:${port}`] });
    const to = encodeURIComponent(target.replace('PORT', port));
    await expect(call(`${here('127.0.0.1')}to/${to}`)).rejects.toThrow('fetch failed');
    expect(reached).toHaveLength(1);
  });

  it('X2: is reached only where the operator has named it, by that name and that port', async () => {
    const named = (...allowedHosts: string[]): ReturnType<typeof guardedFetch> =>
      guardedFetch({ allowedHosts });
    await expect((await named(`127.0.0.1:${port}`)(here('127.0.0.1'))).text()).resolves.toContain('secrets');
    for (const call of [named(`127.0.0.1:1`), named('127.0.0.2'), named(`localhost:${port}`), named('')])
      await expect(call(here('127.0.0.1'))).rejects.toThrow(AddressRefused);
    expect(reached).toHaveLength(1);
  });

  it('X3: a key goes with no redirect to another origin', async () => {
    const call = guardedFetch({ allowedHosts: [`127.0.0.1:${port}`, `localhost:${port}`] });
    const headers = { authorization: 'Bearer the-key' };
    await expect(
      call(`${here('127.0.0.1')}to/${encodeURIComponent(here('localhost'))}`, { headers }),
    ).rejects.toThrow();
    expect(reached.map(({ from }) => from)).toEqual([`127.0.0.1:${port}`]);
  });
});
