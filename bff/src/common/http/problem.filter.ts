import { type ArgumentsHost, Catch, type ExceptionFilter, Logger, Optional } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { AccessJournal } from '../auth/access-journal.js';
import { SessionCookie } from '../auth/session-cookie.js';
import { type SessionUser } from '../auth/session-user.js';
import { describeError } from '../logging/describe-error.js';
import { toDomainError, toProblemDetails } from './problem-details.js';

/** The one place where errors become answers, and where they are logged. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('problem');

  constructor(
    private readonly cookie: SessionCookie,
    @Optional() private readonly journal?: AccessJournal,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request & { user?: SessionUser }>();
    const { id: requestId } = request;
    const response = http.getResponse<Response>();
    const error = toDomainError(thrown);
    if (error.status === 401 || error.status === 403) this.noteRefusal(request, error.code);
    if (error.status >= 500)
      this.logger.error({ requestId, code: error.code, error: describeError(error.cause ?? error) });

    // A stream has begun: the client learns by its end that something broke.
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response
      .status(error.status)
      .set({ ...error.headers, 'Content-Type': 'application/problem+json' })
      .end(JSON.stringify(toProblemDetails(error, requestId)));
  }

  /** Whoever is not signed in and does not say that they are has merely come by. */
  private noteRefusal(request: Request & { user?: SessionUser }, code: string): void {
    if (code === 'signed_out' && this.cookie.read(request) === undefined) return;
    const { path } = (request.route ?? {}) as { path?: string };
    const where = request.user && path?.startsWith('/') ? `: ${request.method} ${path}` : '';
    this.journal?.note(`refused: ${code}${where}`, request.user?.id ?? null);
  }
}
