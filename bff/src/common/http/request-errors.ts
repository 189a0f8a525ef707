import { DomainError, type FieldError } from './problem.js';

/** What can be wrong with a request before any module looks at it. */

export class ValidationFailed extends DomainError {
  constructor(errors: FieldError[]) {
    super('validation_failed', 400, 'Some of what was sent is not valid.', { errors });
  }
}

export class MalformedJson extends DomainError {
  constructor() {
    super('malformed_json', 400, 'The body is not valid JSON.');
  }
}

export class InvalidEncoding extends DomainError {
  constructor() {
    super('invalid_encoding', 400, 'The body is not valid UTF-8 text.');
  }
}

export class UnsupportedMediaType extends DomainError {
  constructor() {
    super('unsupported_media_type', 415, 'The body must be JSON in UTF-8: Content-Type: application/json.');
  }
}

export class CrossSiteRequest extends DomainError {
  constructor() {
    super('cross_site_request', 403, 'Changes are accepted only from this site itself.');
  }
}

export class TooManyRequests extends DomainError {
  constructor(retryAfterSeconds: number) {
    super('too_many_requests', 429, 'That was too often. Please wait a moment and try again.', {
      headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
    });
  }
}
