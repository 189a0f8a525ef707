import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { stopOnSignals } from './common/lifecycle/stop-on-signals.js';
import { StartError } from './common/start-error.js';
import { ENV, type Env } from './config/env.js';
import { registerQuickImports } from './quick-imports.js';

registerQuickImports();
// Only what is imported from here on is imported quickly.
const { createApp } = await import('./bootstrap.js');

try {
  const app = await createApp();
  const { HOST, PORT } = app.get<Env>(ENV);
  stopOnSignals(app);
  await app.listen(PORT, HOST);
  new Logger('main').log(`Listening on http://${HOST}:${PORT}.`);
} catch (error) {
  // Whoever started the server can act on a sentence; a stack is for what nobody foresaw.
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
