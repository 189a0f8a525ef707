import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, createServer as createSocketServer, type LookupFunction } from 'node:net';
import { because, withhold } from '../../../common/http/call-reason.js';
import { onBehalfOf } from '../../../common/http/current-request.js';
import { guardedFetch } from '../../../integrations/guard/guarded-fetch.js';
import { type NetworkCall } from './network-call.js';
import { NetworkListener } from './network-listener.js';

describe('Z4: what this process asks of the network', () => {
  const heard: NetworkCall[] = [];
  const listener = new NetworkListener((call) => heard.push(call));
  let server: Server;
  let port: number;

  beforeAll(async () => {
    server = createServer((request, response) => {
      request.resume().on('end', () => response.writeHead(statusOf(request.url)).end('hello'));
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    ({ port } = server.address() as AddressInfo);
    listener.start();
  });
  afterEach(() => {
    heard.length = 0;
  });
  afterAll(() => {
    listener.stop();
    server.closeAllConnections();
    server.close();
  });

  const ours = (): NetworkCall[] => heard.filter((call) => call.port === port);
  const address = (): string => `http://localhost:${String(port)}/secret?word=1`;

  it('is heard once for each request, with the bytes of both bodies and for whom it was', async () => {
    const send = async (): Promise<string> =>
      (await fetch(address(), { method: 'POST', body: 'grüß dich' })).text();
    expect(await onBehalfOf('ana', send)).toBe('hello');
    await onBehalfOf('ben', send);
    await vi.waitFor(() => expect(ours()).toHaveLength(2));
    expect(ours()).toMatchObject([
      { userId: 'ana', host: 'localhost', bytesSent: 11, bytesReceived: 5 },
      { userId: 'ben', host: 'localhost', bytesSent: 11, bytesReceived: 5 },
    ]);
    expect(JSON.stringify(heard)).not.toContain('secret');
  });

  it('is heard of the client for addresses that users have written, too', async () => {
    const call = guardedFetch({ allowedHosts: [`localhost:${String(port)}`] });
    await onBehalfOf('ana', async () => (await call(address())).text());
    await vi.waitFor(() => expect(ours()).toHaveLength(1));
    expect(ours()).toMatchObject([{ userId: 'ana', bytesSent: 0, bytesReceived: 5 }]);
  });

  it('is heard of a connection that speaks anything else, with all that went over it', async () => {
    const other = createSocketServer((socket) => socket.once('data', () => socket.end('pong!')));
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const { port: otherPort } = other.address() as AddressInfo;
    const socket = onBehalfOf('ana', () => connect({ host: 'localhost', port: otherPort }));
    socket.write('ping');
    socket.resume();
    await new Promise((resolve) => socket.once('close', resolve));
    other.close();
    expect(heard.filter((call) => call.port === otherPort)).toMatchObject([
      { userId: 'ana', host: 'localhost', bytesSent: 4, bytesReceived: 5 },
    ]);
  });

  it('is heard with what came of it: an answer, a refusal, or none', async () => {
    await (await fetch(address())).text();
    await (await fetch(`${address()}&status=403`)).text();
    await vi.waitFor(() => expect(ours()).toHaveLength(2));
    expect(ours()).toMatchObject([
      { outcome: 'ok', status: 200 },
      { outcome: 'refused', status: 403 },
    ]);
    const closed = await closedPort();
    await expect(fetch(`http://127.0.0.1:${String(closed)}/`)).rejects.toThrow();
    const socket = connect({ host: '127.0.0.1', port: closed });
    await new Promise((resolve) => socket.once('error', () => undefined).once('close', resolve));
    await vi.waitFor(() => expect(heard.filter((call) => call.port === closed)).toHaveLength(2));
    for (const call of heard.filter((each) => each.port === closed))
      expect(call).toMatchObject({ host: '127.0.0.1', outcome: 'failed', status: null, bytesSent: 0 });
  });

  it('is heard with why it was made, also where the body is sent later', async () => {
    async function* slowly(): AsyncGenerator<Uint8Array> {
      yield await Promise.resolve(Buffer.from('a'));
      yield Buffer.from('b');
    }
    const request = { method: 'POST', body: ReadableStream.from(slowly()), duplex: 'half' as const };
    await onBehalfOf('ana', () => because('dictation', async () => (await fetch(address(), request)).text()));
    await (await fetch(address())).text();
    await vi.waitFor(() => expect(ours()).toHaveLength(2));
    expect(ours()).toMatchObject([
      { userId: 'ana', reason: 'dictation', withheld: null },
      { userId: undefined, reason: null },
    ]);
  });

  it('is heard of what was kept here: by a limit, or as the address is not called for users', async () => {
    onBehalfOf('ana', () => withhold('read-aloud', { url: 'https://voice.example/v1', why: 'limit' }));
    await expect(onBehalfOf('ana', () => guardedFetch({ allowedHosts: [] })(address()))).rejects.toThrow();
    // Only the look-up tells that this one leads into a private network.
    const lookup: LookupFunction = (_host, _options, done) =>
      done(null, [{ address: '10.0.0.1', family: 4 }]);
    const hidden = guardedFetch({ allowedHosts: [], lookup });
    await expect(onBehalfOf('ana', () => hidden('https://hidden.example/'))).rejects.toThrow();
    const kept = { userId: 'ana', outcome: 'withheld', bytesSent: 0, bytesReceived: 0, status: null };
    await vi.waitFor(() => expect(heard).toHaveLength(3));
    expect(heard).toMatchObject([
      { ...kept, host: 'voice.example', port: 443, reason: 'read-aloud', withheld: 'limit' },
      { ...kept, host: 'localhost', port, reason: null, withheld: 'address' },
      { ...kept, host: 'hidden.example', withheld: 'address' },
    ]);
  });

  it('is heard of what nobody asked for, as of nobody', async () => {
    await (await fetch(address())).text();
    await vi.waitFor(() => expect(ours()).toHaveLength(1));
    expect(ours()[0]?.userId).toBeUndefined();
  });
});

/** As the address asks for it. */
function statusOf(url = ''): number {
  return Number(/status=(\d+)/u.exec(url)?.[1] ?? 200);
}

/** Of this machine, where nobody listens. */
async function closedPort(): Promise<number> {
  const server = createSocketServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
