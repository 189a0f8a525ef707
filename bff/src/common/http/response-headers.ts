import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import helmet from 'helmet';

/** The API answers with data for its own pages only: nothing of it may run, be framed, be embedded or be kept. */
export function responseHeaders(isHttps: boolean): RequestHandler {
  const headers = new Map(
    Object.entries({ ...helmetHeaders(isHttps), 'cache-control': 'no-store' }).map(([name, value]) => [
      name,
      String(value),
    ]),
  );
  return (_request: Request, response: Response, next: NextFunction) => {
    response.setHeaders(headers);
    next();
  };
}

/** They are the same in every answer, so helmet says them once and not in a chain of steps at each request. */
function helmetHeaders(isHttps: boolean): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000 },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // These speak to documents, to old browsers or to plugins; no document comes from here.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xPoweredBy: false,
  });
  setHeaders(request, response, (error) => {
    if (error) throw error as Error;
  });
  return response.getHeaders();
}
