import fc from 'fast-check';
import type { Contract } from './contract.ts';
import { type FuzzRequest, fuzzRequests } from './fuzz-requests.ts';
import { type Api, idsOf, liveOn, type Pool } from './two-people.ts';

/** What is wrong with a request itself, before a handler has seen it. */
const UNREACHED = new Set([
  'validation_failed',
  'malformed_json',
  'invalid_encoding',
  'bad_request',
  'not_found',
  'body_too_large',
  'unsupported_media_type',
  'cross_site_request',
  'signed_out',
  'reauth_required',
  'not_allowed',
  'too_many_requests',
]);
/** What the operator of this server has not set up, or a server elsewhere does not do. */
const NOT_SET_UP = new Set(['transcription_not_configured', 'speech_not_configured', 'model_unreachable']);
/** After so many, what is left of one's own is looked up again. */
const REFRESH_EVERY = 250;

export interface FuzzOptions {
  contract: Contract;
  requests: number;
  seed: number;
  /** As the person who asks; signs in again when the last request has ended the session. */
  ana: Api;
  /** No answer may have this: it is what the other person told. */
  canary: string;
  others: Pool;
  /** Called from time to time. */
  onProgress?: (done: number) => void;
}

export interface FuzzReport {
  requests: number;
  /** How many a handler has answered. */
  reached: number;
  byStatus: Record<string, number>;
  /** Routes that no request got through to. */
  unreachedRoutes: string[];
  failures: string[];
  /** The slowest, in milliseconds. */
  slowest: { ms: number; request: string };
}

/** Sends so many requests of the contract, and tells what no answer may be: a failure of the server, or another's words. */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { contract, requests, seed, ana, canary, others, onProgress } = options;
  let own = await liveOn(contract, ana);
  const arbitrary = fuzzRequests(contract, {
    any: () => [...idsOf(own), ...idsOf(others)],
    of: (collection) => [...(own.get(collection) ?? []), ...(others.get(collection) ?? []).slice(0, 1)],
  });
  const report: FuzzReport = {
    requests: 0,
    reached: 0,
    byStatus: {},
    unreachedRoutes: [],
    failures: [],
    slowest: { ms: 0, request: '' },
  };
  const through = new Set<string>();
  // One sample after the other, each from the seed and its number: what fails can be sent again.
  for (let done = 0; done < requests; done += REFRESH_EVERY) {
    const sample = fc.sample(arbitrary, {
      numRuns: Math.min(REFRESH_EVERY, requests - done),
      seed: seed + done,
    });
    for (const request of sample) {
      const startedAt = performance.now();
      const { status, text, headers } = await ana(request);
      const ms = performance.now() - startedAt;
      if (ms > report.slowest.ms) report.slowest = { ms, request: describe(request, String(status)) };
      const code = /"code":"([a-z_]+)"/.exec(text.slice(0, 400))?.[1] ?? '';
      report.requests += 1;
      report.byStatus[status] = (report.byStatus[status] ?? 0) + 1;
      if (status < 400 || !UNREACHED.has(code)) {
        report.reached += 1;
        through.add(request.route);
      }
      if (status >= 500 && !NOT_SET_UP.has(code))
        report.failures.push(describe(request, `${String(status)} ${text}`));
      if ((text + headers).includes(canary))
        report.failures.push(describe(request, 'tells what another person told'));
    }
    own = await liveOn(contract, ana);
    onProgress?.(report.requests);
  }
  report.unreachedRoutes = contract.routes.map(({ name }) => name).filter((name) => !through.has(name));
  return report;
}

function describe({ method, path, body = '' }: FuzzRequest, what: string): string {
  return `${method} ${path} ${body.slice(0, 600)} → ${what.slice(0, 300)}`;
}
