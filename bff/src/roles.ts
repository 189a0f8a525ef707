import 'reflect-metadata';
import { DomainError } from './common/http/problem.js';
import { StartError } from './common/start-error.js';
import { type Env, readEnv } from './config/env.js';
import { type OpenUsers } from './modules/users/roles.command.js';
import { registerQuickImports } from './quick-imports.js';

// Gives the admin role and takes it away: `node dist/roles.js grant <email>`, `revoke <email>`, `list`.
registerQuickImports();
const { Database } = await import('./database/database.js');
const { openConnection } = await import('./database/open-connection.js');
const { Identity } = await import('./integrations/identity/identity.js');
const { openIdentity } = await import('./integrations/identity/firebase-identity.js');
const { openAccounts } = await import('./modules/accounts/standalone.js');
const { RolesCommand } = await import('./modules/users/roles.command.js');
const { UsersRepository } = await import('./modules/users/users.repository.js');

try {
  const env = readEnv();
  console.log(await (env.IDENTITY === 'local' ? runLocally(env) : runBesideProvider(env)));
} catch (error) {
  const isForPeople = error instanceof StartError || error instanceof DomainError;
  console.error(isForPeople ? error.message : error);
  process.exitCode = 1;
}

/** The accounts are in the same database, which is opened once for both. */
async function runLocally(env: Env): Promise<string> {
  const connection = await openConnection(env);
  const context = await openAccounts(env, Promise.resolve(connection));
  try {
    const users = new UsersRepository(new Database(connection));
    const openUsers = (): ReturnType<OpenUsers> => Promise.resolve({ users, close: () => Promise.resolve() });
    return await new RolesCommand(context.get(Identity), openUsers).run(process.argv.slice(2));
  } finally {
    await context.close();
  }
}

function runBesideProvider(env: Env): Promise<string> {
  const command = new RolesCommand(openIdentity(env), async () => {
    const connection = await openConnection(env);
    return { users: new UsersRepository(new Database(connection)), close: () => connection.close() };
  });
  return command.run(process.argv.slice(2));
}
