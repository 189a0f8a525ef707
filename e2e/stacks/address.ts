import { networkInterfaces } from 'node:os';

/** Where the stack under test answers. E2E_BASE_URL points the tests at one that already runs. */
export const stackName = process.env.E2E_STACK === 'containers' ? 'containers' : 'embedded';
export const port = Number(process.env.E2E_PORT ?? (stackName === 'containers' ? 18180 : 18080));
export const baseUrl = process.env.E2E_BASE_URL ?? `http://localhost:${String(port)}`;

/** Who the stack makes an administrator; one that already runs needs it in its ADMIN_EMAIL. */
export const adminEmail = 'admin@example.com';

/** Where a test may put a server that writes speech down; the stack under test asks it, and nobody else is there. */
export const transcriptionPort = port + 3;
export const transcription = {
  TRANSCRIPTION_URL: `http://${stackName === 'containers' ? ownAddress() : 'localhost'}:${String(transcriptionPort)}/v1`,
  TRANSCRIPTION_MODEL: 'test-ear',
};

/** By which a container reaches this machine. */
function ownAddress(): string {
  const addresses = Object.values(networkInterfaces()).flat();
  return addresses.find((each) => each?.family === 'IPv4' && !each.internal)?.address ?? 'localhost';
}
