import { PostgreSqlContainer } from '@testcontainers/postgresql';
import { getContainerRuntimeClient } from 'testcontainers';

/** The image of docker-compose.yml. */
const IMAGE = 'pgvector/pgvector:pg17';

export interface PostgresServer {
  url: string;
  stop(): Promise<void>;
}

/** The given server, or one in a container when Docker answers, or none, and then the run says so. */
export async function startPostgres(givenUrl: string): Promise<PostgresServer | undefined> {
  if (givenUrl) return { url: givenUrl, stop: () => Promise.resolve() };
  if (!(await dockerAnswers())) {
    console.warn(
      'Left out: database tests on PostgreSQL, since no Docker engine answers and TEST_DATABASE_URL is not set.',
    );
    return undefined;
  }
  const container = await new PostgreSqlContainer(IMAGE).start();
  return {
    url: container.getConnectionUri(),
    stop: async () => {
      await container.stop();
    },
  };
}

async function dockerAnswers(): Promise<boolean> {
  try {
    await getContainerRuntimeClient();
    return true;
  } catch {
    return false;
  }
}
