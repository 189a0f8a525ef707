import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { describeError } from '../logging/describe-error.js';
import { toDomainError, toProblemDetails } from './problem-details.js';

/** The one place where errors become answers, and where they are logged. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('problem');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const { id: requestId } = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const error = toDomainError(thrown);
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
}
