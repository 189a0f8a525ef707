import 'reflect-metadata';
import { Logger as NestLogger } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { stopOnSignals } from './common/lifecycle/stop-on-signals.js';
import { ENV, type Env } from './config/env.js';
import { registerQuickImports } from './quick-imports.js';
import { explainStartFailure } from './start-failure.js';

registerQuickImports();
// Only what is imported from here on is imported quickly.
const { createApp } = await import('./bootstrap.js');

try {
  const app = await createApp();
  const { HOST, PORT } = app.get<Env>(ENV);
  stopOnSignals(app);
  await app.listen(PORT, HOST).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  app.useLogger(app.get(Logger));
  new NestLogger('main').log(`Listening on http://${HOST}:${PORT}.`);
} catch (error) {
  console.error(explainStartFailure(error));
  process.exit(1);
}
