import { Logger } from '@nestjs/common';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { currentRequest } from '../http/current-request.js';
import { describeError } from '../logging/describe-error.js';
import { Shutdown } from './shutdown.js';

const FINISH_WITHIN_MS = 10_000;
const SWEEP_MS = 100;
/** A process whose state nobody knows is given this long to finish what it can, database included. */
const CRASH_WITHIN_MS = 12_000;

type Program = Pick<NodeJS.Process, 'on' | 'off' | 'exit'>;

/**
 * Ends the process in the order that loses nothing: no longer ready, no new connections, streams end, running requests
 * finish, then the database closes. On a signal with 0; with 1 on what nobody caught, which is logged with the request
 * that it came from. Whoever started the process starts it again.
 */
export function endInOrder(app: NestExpressApplication, program: Program = process): void {
  let isEnding = false;
  const end = (code: number): void => {
    if (isEnding) return;
    isEnding = true;
    app.get(Shutdown).begin();
    dropConnections(app);
    app.close().then(
      () => program.exit(code),
      (error: unknown) => {
        console.error(error);
        program.exit(1);
      },
    );
  };
  const stop = (signal: NodeJS.Signals): void => {
    program.off('SIGTERM', stop).off('SIGINT', stop);
    new Logger('shutdown').log(`Stopping on ${signal}.`);
    end(0);
  };
  const crash = (error: unknown): void => {
    const requestId = currentRequest.getStore()?.id;
    new Logger('crash').fatal({
      msg: 'Ending on an error that nobody caught.',
      requestId,
      error: describeError(error),
    });
    setTimeout(() => program.exit(1), CRASH_WITHIN_MS).unref();
    end(1);
  };
  program.on('SIGTERM', stop).on('SIGINT', stop);
  program.on('uncaughtException', crash).on('unhandledRejection', crash);
}

/** Closing waits for every connection, and those kept alive would stay for a minute. */
function dropConnections(app: NestExpressApplication): void {
  const server = app.getHttpServer();
  setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
}
