import { Logger } from '@nestjs/common';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { Shutdown } from './shutdown.js';

const FINISH_WITHIN_MS = 10_000;
const SWEEP_MS = 100;

/**
 * Stops in the order that loses nothing: no longer ready, no new connections, streams end, running requests finish,
 * then the database closes.
 */
export function stopOnSignals(app: NestExpressApplication): void {
  const stop = (signal: NodeJS.Signals): void => {
    process.off('SIGTERM', stop).off('SIGINT', stop);
    new Logger('shutdown').log(`Stopping on ${signal}.`);
    app.get(Shutdown).begin();
    dropConnections(app);
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

/** Closing waits for every connection, and those kept alive would stay for a minute. */
function dropConnections(app: NestExpressApplication): void {
  const server = app.getHttpServer();
  setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
}
