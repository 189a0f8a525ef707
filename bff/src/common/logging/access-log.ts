import { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { type Logger } from 'pino';
import { type SessionUser } from '../auth/session-user.js';

/** One line per request: what was asked of which route, by whom as a pseudonym, and how it went. Never what was said. */
export function accessLog(logger: Logger): RequestHandler {
  return (request: Request & { user?: SessionUser }, response: Response, next: NextFunction) => {
    if (logger.isLevelEnabled('info')) {
      const startedAt = performance.now();
      response.once('close', () => writeLine(logger, request, response, performance.now() - startedAt));
    }
    next();
  };
}

function writeLine(
  logger: Logger,
  request: Request & { user?: SessionUser },
  response: Response,
  durationMs: number,
): void {
  const { path } = (request.route ?? {}) as { path?: string };
  // Nest's own handler of unknown addresses is a route as well, without a slash.
  const route = path?.startsWith('/') ? path : 'unmatched';
  // Probes ask every few seconds and say nothing while all is well.
  if (route.startsWith('/api/health/') && response.statusCode < 400) return;
  logger.info({
    context: 'request',
    method: request.method,
    route,
    status: response.statusCode,
    ms: Math.round(durationMs),
    requestId: request.id,
    user: request.user?.id,
    ...(!response.writableFinished && { aborted: true }),
  });
}
