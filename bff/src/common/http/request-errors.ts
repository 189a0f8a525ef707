import { DomainError, type FieldError } from './problem.js';

/** What can be wrong with a request before any module looks at it. */

export class ValidationFailed extends DomainError {
  constructor(errors: FieldError[]) {
    super('validation_failed', 400, 'Some of what was sent isn’t valid.', { errors });
  }
}

export class MalformedJson extends DomainError {
  constructor() {
    super('malformed_json', 400, 'The body isn’t valid JSON.');
  }
}

export class InvalidEncoding extends DomainError {
  constructor() {
    super('invalid_encoding', 400, 'The body isn’t valid UTF-8 text.');
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

export class MisdirectedRequest extends DomainError {
  constructor() {
    super(
      'misdirected_request',
      421,
      'This twin doesn’t answer to that name. Open it at its own address, or ask your administrator to add the name to ALLOWED_HOSTS.',
    );
  }
}

export class TooManyRequests extends DomainError {
  constructor(retryAfterSeconds: number) {
    const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
    super('too_many_requests', 429, `Too many requests. Try again ${inWords(seconds)}.`, {
      headers: { 'Retry-After': String(seconds) },
    });
  }
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}
