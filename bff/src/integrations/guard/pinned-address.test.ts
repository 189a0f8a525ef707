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

  it('is reached where it was checked, and looked up once; the next time it is refused', async () => {
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
