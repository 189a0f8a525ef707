import { PostgreSqlContainer } from '@testcontainers/postgresql';
import { getContainerRuntimeClient, Wait } from 'testcontainers';

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
  const container = await new PostgreSqlContainer(IMAGE)
    // It is thrown away, so nothing has to outlive a loss of power.
    .withCommand([
      'postgres',
      ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap((each) => ['-c', each]),
    ])
    // The class asks four times a second whether it is well, which costs a part of a core for the whole run.
    .withHealthCheck({ test: ['CMD', 'true'], interval: 60_000 })
    // The first time it is said by the server that only makes the database.
    .withWaitStrategy(Wait.forLogMessage(/database system is ready to accept connections/, 2))
    .start();
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
