import { createServer, type Server, type ServerResponse } from 'node:http';

const RETRY_AFTER_S = 2;
const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};
/** As the problem filter writes it, which does not exist yet. */
const NOT_READY = {
  type: 'about:blank',
  title: 'Service Unavailable',
  status: 503,
  code: 'not_ready',
  detail: 'The server is starting: it waits for its database. Please try again shortly.',
};

/**
 * Answers on the server's port until the product can: the process is alive, and not ready because it waits for its
 * database. Resolves once it listens; rejects with Node's error when the port cannot be had.
 */
export function openWaitingRoom(port: number, host: string): Promise<{ close: () => Promise<void> }> {
  const server = createServer(({ url }, response) => {
    if (url === '/api/health/live') answer(response, 200, 'application/json', { status: 'ok' });
    else answer(response, 503, 'application/problem+json', { ...NOT_READY, error: NOT_READY.detail });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve({ close: () => close(server) }));
  });
}

function answer(response: ServerResponse, status: number, type: string, body: object): void {
  const retry = status === 503 && { 'Retry-After': RETRY_AFTER_S };
  response.writeHead(status, { ...HEADERS, ...retry, 'Content-Type': type, Connection: 'close' });
  response.end(JSON.stringify(body));
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
