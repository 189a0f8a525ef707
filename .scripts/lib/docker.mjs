import { capture } from './command.mjs';

/** Why containers cannot be used here, or null when they can. */
export async function whyNoDocker() {
  const engine = await run(['info', '--format', '{{.ServerVersion}}']);
  if (engine === null) return 'no Docker engine answers';
  return (await run(['compose', 'version'])) === null ? 'docker compose is not installed' : null;
}

async function run(args) {
  const result = await capture('docker', args).catch(() => null);
  return result?.code === 0 ? result.output.trim() : null;
}
