import { type IncomingMessage } from 'node:http';
import { json, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { InvalidEncoding } from './request-errors.js';

const MAX_BODY_BYTES = 1_000_000;
/** Of what devices send. */
const MAX_BATCH_BYTES = 256_000;
const BATCH_PATH = '/api/ingest';

/** Whose calls may be signed: over the bytes that came, not over what they mean. */
const SIGNED_PATH = '/api/hooks/';
const bytesOf = new WeakMap<IncomingMessage, Buffer>();

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads JSON bodies of changes; reading requests have none and skip the parser. */
export function jsonBody(): RequestHandler {
  const parse = parserOf(MAX_BODY_BYTES);
  const parseBatch = parserOf(MAX_BATCH_BYTES);
  return (request: Request, response: Response, next: NextFunction) => {
    if (request.method === 'GET' || request.method === 'HEAD') next();
    else if (request.path === BATCH_PATH) parseBatch(request, response, next);
    else parse(request, response, next);
  };
}

function parserOf(limit: number): RequestHandler {
  return json({
    limit,
    // A compressed body may unfold to any size, and no page of ours sends one.
    inflate: false,
    verify: (request, _response, bytes) => {
      refuseInvalidUtf8(bytes);
      if (request.url?.startsWith(SIGNED_PATH)) bytesOf.set(request, bytes);
    },
  });
}

/** The body of a call of a webhook as it came; empty where there was none. */
export function signedBytesOf(request: IncomingMessage): Buffer {
  return bytesOf.get(request) ?? Buffer.alloc(0);
}

/** The parser would put U+FFFD in the place of each invalid byte, and the user's text would be changed silently. */
function refuseInvalidUtf8(bytes: Buffer): void {
  try {
    utf8.decode(bytes);
  } catch {
    throw new InvalidEncoding();
  }
}
