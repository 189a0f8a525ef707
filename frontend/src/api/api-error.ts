import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

/** What a failed call looks like to the rest of the application, whatever made it fail. */
export interface ApiError {
  /** HTTP status, or 0 when no readable answer came. */
  status: number;
  /** The problem's code; `network_unreachable`, `request_timeout` and `unreadable_answer` are made here. */
  code: string;
  /** Fit to be shown to a person. */
  message: string;
  requestId: string | null;
  /** One entry for each field that was refused. */
  fields: { path: string; message: string }[];
}

export function toApiError(failure: FetchBaseQueryError): ApiError {
  switch (failure.status) {
    case 'FETCH_ERROR':
      return noAnswer('network_unreachable', 'Can’t reach your twin. Check your connection and try again.');
    case 'TIMEOUT_ERROR':
      return noAnswer('request_timeout', 'Your twin took too long to answer. Try again.');
    case 'PARSING_ERROR':
      return fromProblem(failure.originalStatus, null);
    case 'CUSTOM_ERROR':
      return noAnswer('unreadable_answer', failure.error);
    default:
      return fromProblem(failure.status, failure.data);
  }
}

export function isApiError(value: unknown): value is ApiError {
  return isRecord(value) && typeof value['status'] === 'number' && typeof value['message'] === 'string';
}

/** The sentence to show for an error of unknown origin. */
export function errorMessage(error: unknown): string {
  if (!isApiError(error)) return 'Something went wrong. Try again.';
  // Who sees this is signed in: asking them to do so again would send them in a circle.
  return error.status === 401 ? 'Your session is being opened again. Try again in a moment.' : error.message;
}

/** Reads a problem+json body; a body that is something else (a proxy's page) still gives a usable error. */
export function fromProblem(status: number, body: unknown): ApiError {
  const problem = isRecord(body) ? body : {};
  const text = (key: string): string | null => (typeof problem[key] === 'string' ? problem[key] : null);
  return {
    status,
    code: text('code') ?? 'http_error',
    message: text('error') ?? `HTTP error! status: ${status}`,
    requestId: text('requestId'),
    fields: Array.isArray(problem['errors']) ? problem['errors'].filter(isFieldError) : [],
  };
}

function noAnswer(code: string, message: string): ApiError {
  return { status: 0, code, message, requestId: null, fields: [] };
}

function isFieldError(value: unknown): value is ApiError['fields'][number] {
  return isRecord(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
