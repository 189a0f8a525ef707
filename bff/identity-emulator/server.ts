import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { countAttempt, isLimited } from './attempts.js';
import type { AuthEmulator } from './auth-emulator.js';
import { GAPI_PATH, isEmulatorPage, serveOffline } from './offline-pages.js';

/** The browser script, put in by the bundler. */
declare const GAPI_LITE: string;

const MAX_BODY_BYTES = 1_000_000;
/** An older interface to the same operations: no client of ours speaks it, and it would go past the limits. */
const OLD_INTERFACE = '/www.googleapis.com/';
/** What the SDK asks before it sends a code to a phone; without a key it goes on with its own check, or none in a trial. */
const RECAPTCHA_CONFIG = '/identitytoolkit.googleapis.com/v2/recaptchaConfig';
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
    else if (path.startsWith(OLD_INTERFACE)) answer(response, 404, 'text/plain', 'Not found.');
    else if (path === RECAPTCHA_CONFIG) answer(response, 200, 'application/json', '{}');
    else {
      if (isEmulatorPage(path)) serveOffline(response);
      // A GET changes users too: the link in an e-mail is one.
      response.once('finish', changed);
      if (isLimited(path)) void handleLimited(path, request, response, emulator);
      else emulator.handle(request, response);
    }
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}

async function handleLimited(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  emulator: AuthEmulator,
): Promise<void> {
  const body = await json(request).catch(() => null);
  if (typeof body !== 'object' || body === null) {
    answer(response, 400, 'application/json', refusal(400, 'INVALID_ARGUMENT'));
    return;
  }
  const attempt = await countAttempt(path, request, body);
  if (attempt.retryAfter !== null) {
    response.setHeader('Retry-After', attempt.retryAfter);
    answer(response, 429, 'application/json', refusal(429, 'TOO_MANY_ATTEMPTS_TRY_LATER'));
    return;
  }
  response.once('finish', () => {
    if (response.statusCode === 200) void attempt.forgive();
  });
  // The emulator's own parser leaves a body alone that was read before.
  emulator.handle(Object.assign(request, { body, _body: true }), response);
}

/** In the shape of the provider's own, which the SDK reads. */
function refusal(code: number, message: string): string {
  return JSON.stringify({
    error: { code, message, errors: [{ message, reason: 'invalid', domain: 'global' }] },
  });
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
