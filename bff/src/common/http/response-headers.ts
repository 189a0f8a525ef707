import { type NextFunction, type Request, type RequestHandler, type Response } from 'express';

/** The API answers with data for its own pages only: nothing of it may run, be framed, be embedded or be kept. */
export function responseHeaders(isHttps: boolean): RequestHandler {
  const headers = Object.entries({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none';frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  });
  return (_request: Request, response: Response, next: NextFunction) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
