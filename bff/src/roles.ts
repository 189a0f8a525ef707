import 'reflect-metadata';
import { DomainError } from './common/http/problem.js';
import { StartError } from './common/start-error.js';
import { readEnv } from './config/env.js';
import { registerQuickImports } from './quick-imports.js';

// Gives the admin role and takes it away: `node dist/roles.js grant <email>`, `revoke <email>`, `list`.
registerQuickImports();
const { Database } = await import('./database/database.js');
const { openConnection } = await import('./database/open-connection.js');
const { openIdentity } = await import('./integrations/identity/firebase-identity.js');
const { RolesCommand } = await import('./modules/users/roles.command.js');
const { UsersRepository } = await import('./modules/users/users.repository.js');

try {
  const env = readEnv();
  const command = new RolesCommand(openIdentity(env), async () => {
    const connection = await openConnection(env);
    return { users: new UsersRepository(new Database(connection)), close: () => connection.close() };
  });
  console.log(await command.run(process.argv.slice(2)));
} catch (error) {
  const isForPeople = error instanceof StartError || error instanceof DomainError;
  console.error(isForPeople ? error.message : error);
  process.exitCode = 1;
}
