import { startExpress } from './express.ts';
import { run } from './rounds.ts';

/** How fast the machine is that the figures come from. */
export async function printSpeed(): Promise<void> {
  const { server, load } = await startExpress(0);
  await run({ server, load });
  const { cpuMicrosecondsPerRequest } = await run({ server, load });
  await server.stop();
  console.log(`A request to bare Express costs ${cpuMicrosecondsPerRequest.toFixed(1)} µs of CPU now.`);
}
