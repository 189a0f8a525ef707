import { type AddressInfo, createServer, type LookupFunction, type Server, type Socket } from 'node:net';
import { guardedFetch } from './guarded-fetch.js';

/** No test may call a public address: here, one of this machine counts as public, and its neighbour does not. */
const isPublic = (address: string): boolean => address === '127.0.0.1';

describe('a name whose address changes between two looks', () => {
  const reached: (string | undefined)[] = [];
  let server: Server;

  beforeAll(async () => {
    server = createServer((socket: Socket) => {
      reached.push(socket.localAddress);
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  });
  afterAll(() => server.close());

  it('X1: is reached where it was checked, and looked up once; the next time it is refused', async () => {
    const answers = ['127.0.0.1', '127.0.0.2'];
    const lookup = vi.fn<LookupFunction>((_, __, callback) =>
      callback(null, [{ address: answers.shift() ?? '127.0.0.2', family: 4 }]),
    );
    reached.length = 0;
    const { port } = server.address() as AddressInfo;
    const call = guardedFetch({ allowedHosts: [], lookup, isPublic });
    await expect(call(`https://model.example:${String(port)}/v1`)).rejects.toThrow('fetch failed');
    expect(reached).toEqual(['127.0.0.1']);
    expect(lookup).toHaveBeenCalledOnce();

    await expect(call(`https://model.example:${String(port)}/v1`)).rejects.toMatchObject({
      cause: { refusal: 'private' },
    });
    expect(reached).toEqual(['127.0.0.1']);
  });
});

it('X1 a name that nobody knows is a failed request, and no more', async () => {
  // As Node's own lookup does it: beside an error there are no addresses at all, not even an empty text.
  const lookup: LookupFunction = (hostname, _, callback) => {
    const unknown = Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), { code: 'ENOTFOUND' });
    (callback as (error: NodeJS.ErrnoException) => void)(unknown);
  };
  const call = guardedFetch({ allowedHosts: [], lookup, isPublic });
  await expect(call('https://no-such-host.invalid/v1')).rejects.toMatchObject({
    cause: { code: 'ENOTFOUND' },
  });
});
