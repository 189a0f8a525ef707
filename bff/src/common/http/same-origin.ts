import { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { type DomainError } from './problem.js';
import { CrossSiteRequest, UnsupportedMediaType } from './request-errors.js';
import { isUpload } from './upload.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const DEVICE_PATH = '/api/ingest/';

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

/** What devices send with a token of theirs: nothing of it is added by a browser on its own. */
function isOfDevice({ path, headers }: Request): boolean {
  return path.startsWith(DEVICE_PATH) && headers.authorization !== undefined && headers.cookie === undefined;
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
