import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import { z } from 'zod';
import { DomainError } from './problem.js';
import { MalformedJson } from './request-errors.js';

/** RFC 9457; `error` repeats `detail` for clients that read only that. */
export const problemDetails = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    detail: z.string(),
    requestId: z.string(),
    error: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem' });
export type ProblemDetails = z.output<typeof problemDetails>;

/** What the framework refuses by itself, in our words: its own repeat addresses and parts of bodies. */
const FRAMEWORK_ERRORS: Partial<Record<number, [code: string, detail: string]>> = {
  400: ['bad_request', 'The request couldn’t be understood.'],
  404: ['not_found', 'Page not found.'],
  413: ['body_too_large', 'That’s more than this server accepts in one request (1 MB).'],
  415: ['unsupported_media_type', 'The body must be JSON in UTF-8: Content-Type: application/json.'],
};

/** Anything thrown, as the rule that was not met. What nobody foresaw says nothing about the inside. */
export function toDomainError(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown;
  if (!(thrown instanceof HttpException)) {
    return new DomainError('internal_error', 500, 'Something went wrong on our side. Please try again.', {
      cause: thrown,
    });
  }
  // An error of ours, thrown inside the body parser, comes back wrapped.
  if (thrown.cause instanceof DomainError) return thrown.cause;
  if (isParseFailure(thrown.cause)) return new MalformedJson();
  const status = thrown.getStatus();
  const [code, detail] = FRAMEWORK_ERRORS[status] ?? [
    'request_failed',
    STATUS_CODES[status] ?? 'Request failed',
  ];
  return new DomainError(code, status, detail, { cause: thrown });
}

export function toProblemDetails(error: DomainError, requestId: string): ProblemDetails {
  const { code, status, detail, errors } = error;
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    detail,
    requestId,
    error: detail,
    ...(errors && { errors }),
  };
}

function isParseFailure(cause: unknown): boolean {
  return cause instanceof Error && 'type' in cause && cause.type === 'entity.parse.failed';
}
