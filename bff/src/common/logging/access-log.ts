import { Logger } from '@nestjs/common';
import { type NextFunction, type Request, type Response } from 'express';
import { type SessionUser } from '../auth/session-user.js';

const logger = new Logger('request');

/** One line per request: what was asked of which route, by whom as a pseudonym, and how it went. Never what was said. */
export function accessLog(
  request: Request & { user?: SessionUser },
  response: Response,
  next: NextFunction,
): void {
  const startedAt = performance.now();
  response.once('close', () => {
    const route = (request.route as { path?: string } | undefined)?.path;
    // Probes ask every few seconds and say nothing while all is well.
    if (route?.startsWith('/api/health/') && response.statusCode < 400) return;
    logger.log({
      method: request.method,
      route: route ?? 'unmatched',
      status: response.statusCode,
      ms: Math.round(performance.now() - startedAt),
      requestId: request.id,
      user: request.user?.id,
      ...(!response.writableFinished && { aborted: true }),
    });
  });
  next();
}
