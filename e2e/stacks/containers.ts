import path from 'node:path';
import { DockerComposeEnvironment, Wait } from 'testcontainers';
import { adminEmail, port, transcription } from './address.ts';
import { COMPOSE_PROJECT } from './identity.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const START_TIMEOUT_MS = 600_000;

/** Builds and starts the shipped docker-compose.yml as it is, on a project name, a port and volumes of its own. */
export async function startContainers(): Promise<() => Promise<void>> {
  const project = `twyn-e2e-${String(process.pid)}`;
  process.env[COMPOSE_PROJECT] = project;
  const environment = await new DockerComposeEnvironment(repository, 'docker-compose.yml')
    .withProjectName(project)
    .withEnvironment({ WEB_PORT: String(port), ADMIN_EMAIL: adminEmail, ...transcription })
    .withBuild()
    .withStartupTimeout(START_TIMEOUT_MS)
    .withDefaultWaitStrategy(Wait.forHealthCheck())
    .up();
  return async () => {
    await environment.down({ timeout: 20_000, removeVolumes: true });
  };
}
