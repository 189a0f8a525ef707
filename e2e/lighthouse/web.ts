import path from 'node:path';
import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers';
import { baseUrl, port } from '../stacks/address.ts';
import { startEmbedded } from '../stacks/embedded.ts';

const NGINX_PORT = 8080;
const IMAGE = 'twyn-web-lighthouse';

export interface Web {
  /** Who serves the pages, for the reader of the figures. */
  servedBy: string;
  address: string;
  stop: () => Promise<unknown>;
}

/**
 * The production build behind the shipped Nginx; where no container engine answers, behind the embedded
 * front door. E2E_BASE_URL names one that already runs.
 */
export async function startWeb(): Promise<Web> {
  if (process.env.E2E_BASE_URL !== undefined)
    return { servedBy: `what runs at ${baseUrl}`, address: baseUrl, stop: () => Promise.resolve() };
  const hasEngine = await getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
  return hasEngine ? startNginx() : startFrontDoor();
}

/** Public pages ask the server for nothing, so Nginx stands alone. */
async function startNginx(): Promise<Web> {
  const address = `http://localhost:${String(port)}`;
  const image = await GenericContainer.fromDockerfile(path.resolve(import.meta.dirname, '../..'))
    .withTarget('web')
    .withBuildkit()
    .withBuildArgs({ PUBLIC_URL: address })
    .build(IMAGE, { deleteOnExit: false });
  const container = await image
    .withExposedPorts({ container: NGINX_PORT, host: port })
    .withWaitStrategy(Wait.forHealthCheck())
    .start();
  return { servedBy: 'Nginx (the web image)', address, stop: () => container.stop() };
}

async function startFrontDoor(): Promise<Web> {
  const { baseUrl, stop } = await startEmbedded();
  return { servedBy: 'the embedded front door: no container engine answers', address: baseUrl, stop };
}
