import 'reflect-metadata';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { Logger as NestLogger } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { endInOrder } from './common/lifecycle/end-of-process.js';
import { openWaitingRoom } from './common/lifecycle/waiting-room.js';
import { readEnv } from './config/env.js';
import { registerQuickImports } from './quick-imports.js';
import { explainStartFailure } from './start-failure.js';

// V8 lets the heap of a busy server grow up to fourfold before it clears it; by half costs nothing measurable and saves a
// quarter of the memory. NODE_OPTIONS does not allow this flag.
setFlagsFromString('--heap-growing-percent=50');
registerQuickImports();

try {
  const env = readEnv();
  const waitingRoom = await openWaitingRoom(env.PORT, env.HOST);
  // The embedded database opens in its own thread while the modules still load in this one.
  const { openConnection } = await import('./database/open-connection.js');
  const connection = openConnection(env);
  connection.catch(() => undefined); // whoever awaits it below is told
  const { createApp } = await import('./bootstrap.js');

  const app = await createApp(env, connection);
  endInOrder(app);
  await waitingRoom.close();
  await app.listen(env.PORT, env.HOST).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  app.useLogger(app.get(Logger));
  new NestLogger('main').log(`Listening on http://${env.HOST}:${env.PORT}.`);
  const { warmKnowledge } = await import('./modules/language/knowledge/knowledge.js');
  await warmKnowledge(setImmediate);
} catch (error) {
  console.error(explainStartFailure(error));
  process.exit(1);
}
