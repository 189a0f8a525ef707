import autocannon from 'autocannon';
import { cpuMicroseconds, type Measured } from './process.ts';

const ROUNDS = 5;
const SECONDS_A_ROUND = 4;
const CONNECTIONS = 50;

export interface Contender {
  name: string;
  server: Measured;
  load: Omit<autocannon.Options, 'connections' | 'duration'>;
}

interface Round {
  cpuMicrosecondsPerRequest: number;
  requestsPerSecond: number;
  p99Ms: number;
}

/**
 * Prints what a request costs ours against the baseline, in rounds that take turns. Ratios are what counts: absolute
 * figures move with the machine's load.
 */
export async function compare(title: string, baseline: Contender, ours: Contender): Promise<void> {
  const rounds: [Round[], Round[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const pair = [await run(baseline), await run(ours)] as const;
    if (round === 0) continue; // warm-up
    rounds[0].push(pair[0]);
    rounds[1].push(pair[1]);
  }
  const [theirs, mine] = rounds.map(medians) as [Round, Round];
  console.log(
    `\n${title}, ${String(ROUNDS)} interleaved rounds of ${String(SECONDS_A_ROUND)} s, ${String(CONNECTIONS)} connections (medians)`,
  );
  console.table([row(baseline.name, theirs), row(ours.name, mine)]);
  const byCpu = theirs.cpuMicrosecondsPerRequest / mine.cpuMicrosecondsPerRequest;
  const byRate = mine.requestsPerSecond / theirs.requestsPerSecond;
  console.log(`× ${baseline.name} by CPU ${byCpu.toFixed(2)}, by requests/s ${byRate.toFixed(2)}`);
}

/** One round of a server alone. */
export async function run({ server, load }: Omit<Contender, 'name'>): Promise<Round> {
  const before = cpuMicroseconds(server.pid);
  const result = await autocannon({ ...load, connections: CONNECTIONS, duration: SECONDS_A_ROUND });
  if (result.non2xx > 0) throw new Error(`${load.url} answered ${String(result.non2xx)} times with an error`);
  const requests = result['2xx'];
  return {
    cpuMicrosecondsPerRequest: (cpuMicroseconds(server.pid) - before) / requests,
    requestsPerSecond: requests / result.duration,
    p99Ms: result.latency.p99,
  };
}

function medians(rounds: Round[]): Round {
  const of = (key: keyof Round): number => {
    const sorted = rounds.map((round) => round[key]).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  return {
    cpuMicrosecondsPerRequest: of('cpuMicrosecondsPerRequest'),
    requestsPerSecond: of('requestsPerSecond'),
    p99Ms: of('p99Ms'),
  };
}

function row(name: string, { cpuMicrosecondsPerRequest, requestsPerSecond, p99Ms }: Round): object {
  return {
    '': name,
    'CPU µs/request': cpuMicrosecondsPerRequest.toFixed(1),
    'requests/s': Math.round(requestsPerSecond),
    'p99 ms': p99Ms,
  };
}
