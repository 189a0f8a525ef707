import 'reflect-metadata';
import { StartError } from './common/start-error.js';
import { readEnv } from './config/env.js';
import { registerQuickImports } from './quick-imports.js';

// Seals the passwords and tokens of homes with a new key: `node dist/secrets.js renew`.
registerQuickImports();
const { Database } = await import('./database/database.js');
const { openConnection } = await import('./database/open-connection.js');
const { ConnectionSecrets } = await import('./modules/home/connections/connection-secrets.js');
const { SealedSecretsRepository } = await import('./modules/home/connections/sealed-secrets.repository.js');
const { SecretsCommand } = await import('./modules/home/connections/secrets.command.js');

try {
  const env = readEnv();
  const connection = await openConnection(env);
  try {
    const sealed = new SealedSecretsRepository(new Database(connection));
    console.log(await new SecretsCommand(new ConnectionSecrets(env), sealed).run(process.argv.slice(2)));
  } finally {
    await connection.close();
  }
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
