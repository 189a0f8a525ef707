import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  json,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  urlencoded,
} from 'express';
import { composeMiddleware } from '../../../common/http/compose-middleware.js';
import { describeError } from '../../../common/logging/describe-error.js';
import { ENV, type Env } from '../../../config/env.js';
import { AccountRefusal, TooBusy, TooManyAttempts } from '../accounts.errors.js';
import { type Operation } from './operation.js';
import { Operations } from './operations.js';
import { Pages } from './pages.js';

/** Everything that the sign-in library and the emulator know is ours to answer or to refuse. */
const OURS =
  /^\/(identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|www\.googleapis\.com|emulator)(\/|$)/;
const MAX_BODY_BYTES = 64_000;

/**
 * Answers the sign-in library on the site's own origin, in the place of Google's servers. It stands before the routes: the
 * library sends none of the headers that our own pages send, no cookie counts here, and what it is told it can be told in
 * its own language only.
 */
@Injectable()
export class AccountsDoor {
  private readonly logger = new Logger(AccountsDoor.name);
  private readonly readBody: RequestHandler;

  constructor(
    private readonly operations: Operations,
    private readonly pages: Pages,
    @Inject(ENV) private readonly env: Env,
  ) {
    const limits = { limit: MAX_BODY_BYTES, inflate: false };
    this.readBody = composeMiddleware(
      json(limits),
      urlencoded({ ...limits, extended: false, parameterLimit: 10 }),
    );
  }

  readonly handle = (request: Request, response: Response, next: NextFunction): void => {
    const { path } = request;
    if (this.pages.has(path)) this.pages.serve(request, response);
    else if (OURS.test(path)) this.answer(request, response);
    else next();
  };

  private answer(request: Request, response: Response): void {
    const operation = this.operations.byPath.get(request.path);
    // The log names routes; this is one, though the router does not know it.
    if (operation) Object.assign(request, { route: { path: request.path } });
    const refused = refusalOf(operation, request, this.env.PUBLIC_URL.origin);
    if (refused || !operation) {
      this.refuse(response, refused ?? new AccountRefusal('NOT_FOUND', 404));
      return;
    }
    void this.readBody(request, response, (error?: unknown) => {
      if (error === undefined) void this.run(operation, request, response);
      else this.refuse(response, unreadable(error));
    });
  }

  private async run(operation: Operation, request: Request, response: Response): Promise<void> {
    try {
      const answer = await operation.run(request.body as unknown, request.ip ?? '');
      response.status(200).json(answer);
    } catch (error) {
      this.refuse(response, error);
    }
  }

  private refuse(response: Response, error: unknown): void {
    if (error instanceof AccountRefusal) {
      if (error instanceof TooManyAttempts) response.set('Retry-After', String(error.retryAfterSeconds));
      const { code: message, status: code } = error;
      const errors = [{ message, reason: 'invalid', domain: 'global' }];
      response.status(code).json({ error: { code, message, errors } });
      return;
    }
    // What is no JSON the library takes for a network that is down, and signs nobody out.
    if (!(error instanceof TooBusy)) this.logger.error({ task: 'accounts', error: describeError(error) });
    response
      .status(503)
      .set('Retry-After', '2')
      .type('text')
      .send('The server can’t be reached. Try again in a moment.');
  }
}

/** What can be said before the body is read. */
function refusalOf(
  operation: Operation | undefined,
  { method, headers }: Request,
  publicOrigin: string,
): AccountRefusal | undefined {
  if (operation?.method !== method) return new AccountRefusal('NOT_FOUND', 404);
  const { 'sec-fetch-site': site, origin } = headers;
  // A program of one's own says neither; a page of another site is told nothing, and cannot sign anybody in.
  const isOurs =
    site === undefined
      ? origin === undefined || origin === publicOrigin
      : site === 'same-origin' || site === 'none';
  return isOurs ? undefined : new AccountRefusal('PERMISSION_DENIED', 403);
}

function unreadable(error: unknown): AccountRefusal {
  const isTooLarge = error instanceof Error && 'type' in error && error.type === 'entity.too.large';
  return isTooLarge ? new AccountRefusal('REQUEST_TOO_LARGE', 413) : new AccountRefusal('INVALID_ARGUMENT');
}
