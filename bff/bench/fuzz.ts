/**
 * Sends requests of every route of `openapi.json`, valid and broken, to the built server on its embedded database: no
 * answer may be a failure of the server, and none may have a word of another user.
 * `npm run bench:fuzz -w @twyn/bff -- [requests, 20,000] [seed]`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readContract } from '../src/testing/fuzz/contract.ts';
import { fuzz } from '../src/testing/fuzz/fuzz-run.ts';
import { type Api, live, lookUpIds } from '../src/testing/fuzz/two-people.ts';
import { BFF_URL, browserHeaders, signUp, startBff, startIdentity, temporaryFolder } from './lib/stack.ts';

const CANARY = 'zqbocanary';
const TIMEOUT_MS = 30_000;
const ENDLESS = '/api/events';

const [requests = 20_000, seed = Math.floor(Date.now() / 1_000)] = process.argv.slice(2).map(Number);
const document: unknown = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../openapi.json'), 'utf8'),
);
const contract = readContract(document);
const { folder, remove } = await temporaryFolder();
const identity = await startIdentity();
const bff = await startBff(path.join(folder, 'database'), undefined, {
  UPLOADS_DIR: path.join(folder, 'uploads'),
});
try {
  const [ana, bo] = [apiOf(await signUp()), apiOf(await signUp())];
  await live(bo, CANARY);
  const others = await lookUpIds(contract, bo);
  const before = await summaryOf(bo);
  const startedAt = performance.now();
  const report = await fuzz({
    contract,
    requests,
    seed,
    ana,
    canary: CANARY,
    others,
    onProgress: (done) => done % 2_500 === 0 && console.log(`${String(done)} requests`),
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  const isUntouched = (await summaryOf(bo)) === before;
  const hasFailed = report.failures.length > 0 || report.reached * 3 < report.requests || !isUntouched;
  process.exitCode = hasFailed ? 1 : 0;
  console.log(
    `${String(report.requests)} requests in ${seconds.toFixed(0)} s (seed ${String(seed)}), ` +
      `${((100 * report.reached) / report.requests).toFixed(0)} % answered by a handler`,
  );
  console.log('by status', report.byStatus);
  console.log(`slowest: ${report.slowest.ms.toFixed(0)} ms, ${report.slowest.request.slice(0, 300)}`);
  console.log('no request got through to', report.unreachedRoutes.join(', ') || 'none: all were reached');
  console.log(`the other user’s rows are ${isUntouched ? 'as they were' : 'CHANGED'}`);
  console.log(`failures: ${String(report.failures.length)}`);
  for (const failure of report.failures.slice(0, 20)) console.log(`  ${failure}`);
} finally {
  await bff.stop();
  await identity.stop();
  await remove();
}

function isTimeout(failure: unknown): boolean {
  return failure instanceof Error && failure.name === 'TimeoutError';
}

function apiOf(cookie: string): Api {
  return async ({ route, method, path: address, contentType, body }) => {
    const request = fetch(BFF_URL + address, {
      method,
      headers: {
        'sec-fetch-site': browserHeaders['sec-fetch-site'],
        'x-twyn-client': browserHeaders['x-twyn-client'],
        ...(route !== 'signOut' && { cookie }),
        ...(contentType !== undefined && { 'content-type': contentType }),
      },
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    try {
      const answer = await request;
      // A stream of what changes never ends; a path with dots, however they are written, leads there.
      const isEndless = new URL(answer.url).pathname === ENDLESS;
      const text = isEndless ? '' : await answer.text();
      if (isEndless) await answer.body?.cancel();
      return { status: answer.status, text, headers: JSON.stringify([...answer.headers]) };
    } catch (failure) {
      if (!isTimeout(failure)) throw failure;
      return { status: 504, text: `no answer within ${String(TIMEOUT_MS)} ms`, headers: '[]' };
    }
  };
}

/** All that the person told, as they get it back. */
async function summaryOf(api: Api): Promise<string> {
  const addresses = [
    '/api/memories?limit=100',
    '/api/lists',
    '/api/reminders',
    '/api/voice/phrases',
    '/api/home',
  ];
  const answers = await Promise.all(addresses.map((address) => api({ method: 'GET', path: address })));
  return answers.map(({ text }) => text).join('\n');
}
