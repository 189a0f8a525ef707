import path from 'node:path';
import autocannon from 'autocannon';
import { cpuMicroseconds, type Measured, startProcess } from './lib/process.ts';
import { BFF_URL, signUp, startBff } from './lib/stack.ts';

const ROUNDS = 5;
const SECONDS_A_ROUND = 4;
const CONNECTIONS = 50;
const BASELINE_PORT = 18983;
const SERVER_CORE = 0;

interface Round {
  cpuMicrosecondsPerRequest: number;
  requestsPerSecond: number;
  p99Ms: number;
}

/**
 * GET /api/me (session check, security headers) against a bare Express handler, rounds interleaved in one run, the
 * server on core 0. Ratios are what counts: absolute figures move with the machine's load.
 */
export async function benchMe(database: string): Promise<void> {
  const bff = await startBff(database, SERVER_CORE);
  const baseline = await startProcess({
    args: ['bench/express-baseline.ts'],
    cwd: path.resolve(import.meta.dirname, '..'),
    core: SERVER_CORE,
    env: { PORT: String(BASELINE_PORT), NODE_ENV: 'production' },
    readyUrl: `http://127.0.0.1:${String(BASELINE_PORT)}/api/me`,
  });
  try {
    const cookie = await signUp();
    const express: Round[] = [];
    const twyn: Round[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const expressRound = await load(baseline, `http://127.0.0.1:${String(BASELINE_PORT)}/api/me`, {});
      const twynRound = await load(bff, `${BFF_URL}/api/me`, { cookie });
      if (round === 0) continue; // warm-up
      express.push(expressRound);
      twyn.push(twynRound);
    }
    report(express, twyn);
  } finally {
    await Promise.all([bff.stop(), baseline.stop()]);
  }
}

async function load(server: Measured, url: string, headers: Record<string, string>): Promise<Round> {
  const before = cpuMicroseconds(server.pid);
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS_A_ROUND });
  if (result.non2xx > 0) throw new Error(`${url} answered ${String(result.non2xx)} times with an error`);
  const requests = result['2xx'];
  return {
    cpuMicrosecondsPerRequest: (cpuMicroseconds(server.pid) - before) / requests,
    requestsPerSecond: requests / result.duration,
    p99Ms: result.latency.p99,
  };
}

function report(express: Round[], twyn: Round[]): void {
  const pick = (rounds: Round[], key: keyof Round): number => median(rounds.map((round) => round[key]));
  const row = (name: string, rounds: Round[]): object => ({
    '': name,
    'CPU µs/request': pick(rounds, 'cpuMicrosecondsPerRequest').toFixed(1),
    'requests/s': Math.round(pick(rounds, 'requestsPerSecond')),
    'p99 ms': pick(rounds, 'p99Ms'),
  });
  console.log(
    `\nGET /api/me, ${String(ROUNDS)} interleaved rounds of ${String(SECONDS_A_ROUND)} s, ${String(CONNECTIONS)} connections (medians)`,
  );
  console.table([row('bare Express', express), row('Twyn', twyn)]);
  const cpuRatio = pick(express, 'cpuMicrosecondsPerRequest') / pick(twyn, 'cpuMicrosecondsPerRequest');
  const rateRatio = pick(twyn, 'requestsPerSecond') / pick(express, 'requestsPerSecond');
  console.log(`× Express by CPU ${cpuRatio.toFixed(2)} (goal ≥ 0.55), by requests/s ${rateRatio.toFixed(2)}`);
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
