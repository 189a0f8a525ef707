import { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { MisdirectedRequest } from './request-errors.js';

/** How this machine is called by itself, by its health checks and by who runs it. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Answers under our own names alone. A page elsewhere may let its own name lead to this machine (DNS rebinding), and the
 * browser would take the answers for that page's own.
 * @param publicHost the host of PUBLIC_URL
 * @param allowed further names
 */
export function ownHostOnly(publicHost: string, allowed: readonly string[]): RequestHandler {
  const names = new Set([...LOOPBACK, publicHost, ...allowed].map(hostOf));
  return ({ headers }: Request, _response: Response, next: NextFunction) => {
    next(names.has(hostOf(headers.host)) ? undefined : new MisdirectedRequest());
  };
}

/** Of `name:port`, the name, without the full stop that it may end with. */
function hostOf(header = ''): string {
  const port = header.lastIndexOf(':');
  const name = port > header.lastIndexOf(']') ? header.slice(0, port) : header;
  return (name.endsWith('.') ? name.slice(0, -1) : name).toLowerCase();
}
