import { baseUrl, stackName } from './address.ts';
import { startContainers } from './containers.ts';
import { startEmbedded, startSite } from './embedded.ts';
import { TERMINAL } from './identity.ts';

/** Starts the chosen stack once for the whole run and returns what stops it. */
export default async function start(): Promise<() => Promise<void>> {
  if (process.env.E2E_BASE_URL !== undefined) {
    await fetch(`${baseUrl}/robots.txt`).catch(() => {
      throw new Error(`Nothing answers at ${baseUrl}. Start the product there, or unset E2E_BASE_URL.`);
    });
    return () => Promise.resolve();
  }
  if (stackName === 'site') return startSite();
  if (stackName === 'containers') return startContainers();
  const { terminal, stop } = await startEmbedded();
  process.env[TERMINAL] = terminal;
  return stop;
}
