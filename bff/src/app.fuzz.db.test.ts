import dns from 'node:dns';
import net, { type AddressInfo } from 'node:net';
import { buildDocument } from './common/http/openapi-document.js';

import { captureLog } from './testing/captured-log.js';
import { oneDriver } from './testing/database.js';
import { type Contract, readContract } from './testing/fuzz/contract.js';
import { fuzz } from './testing/fuzz/fuzz-run.js';
import { type Api, live, lookUpIds, type Pool } from './testing/fuzz/two-people.js';
import { OUR_PAGE, signedInBrowser } from './testing/requests.js';
import { sharedProduct } from './testing/shared-product.js';

const REQUESTS = 400;
/** Some ten milliseconds each on a machine that does nothing else. */
const TIMEOUT_MS = 120_000;
/** Another one each day: what is found is told with its number, which repeats it. */
const SEED = Math.floor(Date.now() / 86_400_000);
const CANARY = 'zqbocanary';

/** A small part of `npm run bench:fuzz`, on every change. */
describe.each(oneDriver)('any request of the contract, on %s', (driver) => {
  const product = sharedProduct(driver);
  let contract: Contract;
  let baseUrl: string;
  let ana: Api;
  let bo: Api;
  let others: Pool;

  beforeAll(async () => {
    baseUrl = `http://127.0.0.1:${String((product.app.getHttpServer().address() as AddressInfo).port)}`;
    contract = readContract(buildDocument(product.app));
    [ana, bo] = [await signIn('ana'), await signIn('bo')];
  });

  async function signIn(uid: string, headers: Record<string, string> = {}): Promise<Api> {
    const agent = await signedInBrowser(product.app, product.identity, uid);
    const cookie = agent.jar.getCookies({ domain: '127.0.0.1', path: '/', secure: false, script: false });
    const session = String(cookie).split(';')[0] ?? '';
    return async ({ route, method, path, contentType, body }) => {
      const answer = await fetch(baseUrl + path, {
        method,
        headers: {
          ...OUR_PAGE,
          ...headers,
          // Whoever has signed out has nothing more to say.
          ...(route !== 'signOut' && { cookie: session }),
          ...(contentType !== undefined && { 'content-type': contentType }),
        },
        ...(body !== undefined && { body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(20_000),
      });
      return {
        status: answer.status,
        text: await answer.text(),
        headers: JSON.stringify([...answer.headers]),
      };
    };
  }

  it('K2: leaves no word of any field or header in the log', async () => {
    const log = captureLog();
    const talkative = await signIn('bo', {
      'user-agent': `${CANARY}-agent`,
      referer: `https://${CANARY}-referer.example/`,
      'accept-language': `${CANARY}-language`,
      authorization: `Bearer ${CANARY}-key`,
      'x-forwarded-for': `${CANARY}-address`,
      'x-anything': `${CANARY}-anything`,
    });
    await live(talkative, CANARY);
    // Refused as well: each route with the word in its path, its query and its body.
    for (const { name, method, path } of contract.routes) {
      const named = path.replaceAll(/\{\w+\}/g, `${CANARY}-id`);
      const body = JSON.stringify({ text: CANARY, [CANARY]: CANARY, email: `${CANARY}@example.com` });
      const json = method === 'GET' ? {} : { contentType: 'application/json', body };
      await talkative({ route: name, method, path: `${named}?query=${CANARY}&${CANARY}=1`, ...json });
    }
    await product.settled();
    log.stop();
    expect(log.text()).toContain('"context":"request"');
    expect(
      log
        .text()
        .split('\n')
        .filter((line) => line.toLowerCase().includes(CANARY)),
    ).toEqual([]);
  });

  it(
    'I1, A2: gets an answer that is no failure of ours, and nothing of another user; Z4: we call nobody for it',
    async () => {
      const called: string[] = [];
      const connect = vi.spyOn(net.Socket.prototype, 'connect');
      const lookup = vi.spyOn(dns, 'lookup');
      others = await lookUpIds(contract, bo);
      const report = await fuzz({
        contract,
        requests: REQUESTS,
        seed: SEED,
        ana,
        canary: CANARY,
        others,
      });
      for (const [target] of connect.mock.calls as unknown[][]) {
        const { port } = (Array.isArray(target) ? target[0] : target) as { port?: number | string };
        if (Number(port) !== Number(new URL(baseUrl).port)) called.push(JSON.stringify(target));
      }
      expect(report.failures, `seed ${String(SEED)}`).toEqual([]);
      expect(report.reached, JSON.stringify(report.byStatus)).toBeGreaterThan(REQUESTS / 3);
      expect(called).toEqual([]);
      expect(lookup.mock.calls.map(([name]) => name).filter((name) => name !== '127.0.0.1')).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
