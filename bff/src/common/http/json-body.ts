import { json, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { InvalidEncoding } from './request-errors.js';

const MAX_BODY_BYTES = 1_000_000;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads JSON bodies of changes; reading requests have none and skip the parser. */
export function jsonBody(): RequestHandler {
  const parse = json({
    limit: MAX_BODY_BYTES,
    // A compressed body may unfold to any size, and no page of ours sends one.
    inflate: false,
    verify: (_request, _response, bytes) => refuseInvalidUtf8(bytes),
  });
  return (request: Request, response: Response, next: NextFunction) => {
    if (request.method === 'GET' || request.method === 'HEAD') next();
    else parse(request, response, next);
  };
}

/** The parser would put U+FFFD in the place of each invalid byte, and the user's text would be changed silently. */
function refuseInvalidUtf8(bytes: Buffer): void {
  try {
    utf8.decode(bytes);
  } catch {
    throw new InvalidEncoding();
  }
}
