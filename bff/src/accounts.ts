import 'reflect-metadata';
import { DomainError } from './common/http/problem.js';
import { StartError } from './common/start-error.js';
import { readEnv } from './config/env.js';
import { registerQuickImports } from './quick-imports.js';

// What whoever runs the server does with the accounts that it keeps itself: `node dist/accounts.js` tells what there is.
registerQuickImports();
const { openConnection } = await import('./database/open-connection.js');
const { AccountsCommand } = await import('./modules/accounts/accounts.command.js');
const { openAccounts } = await import('./modules/accounts/standalone.js');

try {
  const env = readEnv();
  if (env.IDENTITY !== 'local')
    throw new StartError('IDENTITY is not local: this server keeps no accounts itself.');
  const connection = await openConnection(env);
  const context = await openAccounts(env, Promise.resolve(connection));
  try {
    console.log(await context.get(AccountsCommand).run(process.argv.slice(2)));
  } finally {
    await context.close();
  }
} catch (error) {
  const isForPeople = error instanceof StartError || error instanceof DomainError;
  console.error(isForPeople ? error.message : error);
  process.exitCode = 1;
}
