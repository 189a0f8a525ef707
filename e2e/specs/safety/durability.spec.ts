import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { Client } from '../../fixtures/client.ts';
import { port } from '../../stacks/address.ts';
import { startEmbedded } from '../../stacks/embedded.ts';

const ROUNDS = 3;
const WRITERS = 4;
const ACKNOWLEDGED_BEFORE_KILL = 60;

test('every capture that was answered 201 is there after kill -9', async () => {
  test.setTimeout(240_000);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'twyn-durability-'));
  const webPort = port + 100;
  const acknowledged = new Set<string>();
  let account: { email: string; password: string } | undefined;
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const stack = await startEmbedded({ webPort, dataDir });
      const client: Client = account
        ? await Client.signIn(stack.baseUrl, account)
        : await Client.signUp(stack.baseUrl);
      account = client.account;
      expect(await client.allMemoryIds(), `after ${String(round)} kills`).toEqual(
        expect.arrayContaining([...acknowledged]),
      );

      const before = acknowledged.size;
      const writers = Array.from({ length: WRITERS }, () => captureUntilDeath(client, acknowledged));
      await expect
        .poll(() => acknowledged.size - before, { intervals: [20] })
        .toBeGreaterThan(ACKNOWLEDGED_BEFORE_KILL);
      killServer(webPort + 1);
      await Promise.all(writers);
      await stack.stop();
    }
    const stack = await startEmbedded({ webPort, dataDir });
    const client = await Client.signIn(stack.baseUrl, account ?? { email: '', password: '' });
    const kept = new Set(await client.allMemoryIds());
    const lost = [...acknowledged].filter((id) => !kept.has(id));
    await stack.stop();
    expect(acknowledged.size).toBeGreaterThan(ROUNDS * ACKNOWLEDGED_BEFORE_KILL);
    expect(lost, `of ${String(acknowledged.size)} acknowledged captures`).toEqual([]);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

async function captureUntilDeath(client: Client, acknowledged: Set<string>): Promise<void> {
  for (let count = 0; ; count += 1) {
    const id = await client.capture(`Thought ${String(count)} of ${crypto.randomUUID()}`).catch(() => null);
    if (id === null) return;
    acknowledged.add(id);
  }
}

/** kill -9 to whichever process listens on the port. */
function killServer(listeningOn: number): void {
  const listeners = execFileSync('ss', ['-Hltnp', `sport = :${String(listeningOn)}`], { encoding: 'utf8' });
  const pid = /pid=(\d+)/.exec(listeners)?.[1];
  if (pid === undefined) throw new Error(`Nobody listens on port ${String(listeningOn)}.`);
  process.kill(Number(pid), 'SIGKILL');
}
