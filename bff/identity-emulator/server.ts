import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AuthEmulator } from './auth-emulator.js';
import { GAPI_PATH, isEmulatorPage, serveOffline } from './offline-pages.js';

/** The browser script, put in by the bundler. */
declare const GAPI_LITE: string;

const MAX_BODY_BYTES = 1_000_000;
/** Longer than a front door keeps an idle connection, so that it never writes into a closed one. */
const KEEP_ALIVE_MS = 65_000;

/** `changed` is called after each request that may have changed a user. */
export function createEmulatorServer(emulator: AuthEmulator, changed: () => void): Server {
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '/';
    if (path === '/healthz') answer(response, 200, 'application/json', '{"status":"ok"}');
    else if (path === GAPI_PATH) answer(response, 200, 'text/javascript; charset=utf-8', GAPI_LITE);
    else if (comesFromAnotherSite(request))
      answer(response, 403, 'text/plain', 'Not for pages of other sites.');
    else if (isOversized(request)) answer(response, 413, 'text/plain', 'The request is too large.');
    else {
      if (isEmulatorPage(path)) serveOffline(response);
      // A GET changes users too: the link in an e-mail is one.
      response.once('finish', changed);
      emulator.handle(request, response);
    }
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}

/** The emulator answers any origin and asks no permission, so a page elsewhere could read or wipe the users. */
function comesFromAnotherSite({ headers }: IncomingMessage): boolean {
  return headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate';
}

/** The emulator itself would read up to 1 GB into memory. */
function isOversized({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES;
}

function answer(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' }).end(body);
}
