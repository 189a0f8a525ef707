import { networkInterfaces } from 'node:os';

const DEFAULT_PORTS = { embedded: 18_080, containers: 18_180, site: 18_280 };
export type StackName = keyof typeof DEFAULT_PORTS;

/** The stack under test: the product by `npm start`, by compose, or its public pages behind the front door alone. */
export const stackName = stackOf(process.env.E2E_STACK);
/** Where it answers. E2E_BASE_URL points the tests at one that already runs. */
export const port = Number(process.env.E2E_PORT ?? DEFAULT_PORTS[stackName]);
export const baseUrl = process.env.E2E_BASE_URL ?? `http://localhost:${String(port)}`;

/** Who the stack makes an administrator; one that already runs needs it in its ADMIN_EMAIL. */
export const adminEmail = 'admin@example.com';

/** Where a test may put a broker with the devices of a home; the stack under test may join it. */
export const homeBrokerPort = port + 5;

/** Where a test may put a server that writes speech down; the stack under test asks it, and nobody else is there. */
export const transcriptionPort = port + 3;
export const transcription = {
  TRANSCRIPTION_URL: `http://${stackName === 'containers' ? ownAddress() : 'localhost'}:${String(transcriptionPort)}/v1`,
  TRANSCRIPTION_MODEL: 'test-ear',
};

function stackOf(name = 'embedded'): StackName {
  if (name in DEFAULT_PORTS) return name as StackName;
  throw new Error(`E2E_STACK is one of ${Object.keys(DEFAULT_PORTS).join(', ')}, not "${name}".`);
}

/** By which a container reaches this machine. */
export function ownAddress(): string {
  const addresses = Object.values(networkInterfaces()).flat();
  return addresses.find((each) => each?.family === 'IPv4' && !each.internal)?.address ?? 'localhost';
}
