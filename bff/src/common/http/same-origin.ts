import { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { type DomainError } from './problem.js';
import { CrossSiteRequest, UnsupportedMediaType } from './request-errors.js';
import { isUpload } from './upload.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const DEVICE_PATHS = /^\/api\/ingest(?:\/readings)?$/u;
const PAIRING_PATH = '/api/pair';
/** What is called with a token in its address. */
const HOOK_PATH = '/api/hooks/';

/**
 * A change must come from our own pages: the browser says so itself (or names the exact origin where it does not, as on
 * plain-http addresses), and two things a form on another site cannot send are there: our header, and a body that is JSON
 * or part of a file.
 */
export function sameOriginOnly(publicOrigin: string): RequestHandler {
  return (request: Request, _response: Response, next: NextFunction) => {
    const isSafe = READING.has(request.method) || isOfDevice(request);
    next(isSafe ? undefined : whatIsWrong(request, publicOrigin));
  };
}

/** What devices send with a token or a code of theirs: nothing of it is added by a browser on its own. */
function isOfDevice({ path, headers }: Request): boolean {
  if (headers.cookie !== undefined) return false;
  if (path === PAIRING_PATH) return headers.origin === undefined;
  return path.startsWith(HOOK_PATH) || (DEVICE_PATHS.test(path) && headers.authorization !== undefined);
}

function whatIsWrong(request: Request, publicOrigin: string): DomainError | undefined {
  const { 'sec-fetch-site': site, origin, 'x-twyn-client': client } = request.headers;
  const isOurs = site === undefined ? origin === publicOrigin : site === 'same-origin';
  if (!isOurs || !client) return new CrossSiteRequest();
  return hasBody(request) && !isJson(request) && !isUpload(request) ? new UnsupportedMediaType() : undefined;
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

function isJson({ headers }: Request): boolean {
  return /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(headers['content-type'] ?? '');
}
