import { randomUUID } from 'node:crypto';
import { type NextFunction, type Request, type Response } from 'express';
import { currentRequest } from './current-request.js';

declare module 'express-serve-static-core' {
  interface Request {
    /** Names this request in the answer, in problems and in the log. */
    id: string;
  }
}

const WELL_FORMED = /^[\w-]{8,64}$/;

/** Keeps the front door's id, so that its log and ours tell one story; makes one otherwise. */
export function requestId(request: Request, response: Response, next: NextFunction): void {
  const given = request.headers['x-request-id'];
  request.id = typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', request.id);
  currentRequest.run(request, next);
}
