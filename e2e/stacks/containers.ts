import path from 'node:path';
import { DockerComposeEnvironment, Wait } from 'testcontainers';
import { adminEmail, port, transcription } from './address.ts';
import { COMPOSE_PROJECT } from './identity.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const START_TIMEOUT_MS = 600_000;

/**
 * Starts the shipped docker-compose.yml as it is, on a project name, a port and volumes of its own. Builds its images
 * first, unless E2E_IMAGES says that they were just built.
 */
export async function startContainers(): Promise<() => Promise<void>> {
  const project = `twyn-e2e-${String(process.pid)}`;
  process.env[COMPOSE_PROJECT] = project;
  const compose = new DockerComposeEnvironment(repository, 'docker-compose.yml');
  const environment = await (process.env.E2E_IMAGES === 'built' ? compose : compose.withBuild())
    .withProjectName(project)
    .withEnvironment({ WEB_PORT: String(port), ADMIN_EMAIL: adminEmail, ...transcription })
    .withStartupTimeout(START_TIMEOUT_MS)
    .withDefaultWaitStrategy(Wait.forHealthCheck())
    .up();
  return async () => {
    await environment.down({ timeout: 20_000, removeVolumes: true });
  };
}
