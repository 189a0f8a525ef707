import { randomUUID } from 'node:crypto';
import { type ClientRequest, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ProxyConfig, ServerConfig } from '@rsbuild/core';
import { readSecurityHeaders } from './build/security-headers';

const PAGES = path.resolve(import.meta.dirname, 'dist/web');

/** As long as Nginx: a client that keeps its connections for longer than we do sends a request down a closed one. */
const KEEP_ALIVE_MS = 75_000;

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const { HOST = '127.0.0.1', PORT = '8080', BFF_PORT = '8081', IDENTITY_PORT = '8082' } = process.env;
const {
  ALLOWED_HOSTS = '',
  IDENTITY = 'local',
  PUBLIC_URL = '',
  FIREBASE_AUTH_DOMAIN = '',
  PHONE_VERIFICATION,
} = process.env;

const OWN_NAMES = new Set(
  ['localhost', '127.0.0.1', '[::1]', URL.parse(PUBLIC_URL)?.hostname, ...ALLOWED_HOSTS.split(',')].map(
    (name) => URL.parse(`http://${name?.trim() ?? ''}`)?.hostname,
  ),
);

const IDENTITY_PATH =
  /^\/((identitytoolkit|securetoken|www)\.googleapis\.com\/|emulator\/(action([?]|$)|auth\/)|gapi-lite\.js$)/;

/**
 * The product on one origin without Nginx: the built pages, /api and the identity paths to the BFF, or the latter to the emulator.
 * It answers as nginx/templates/default.conf.template does and takes its header values from there.
 */
export const frontDoor: ServerConfig = {
  host: HOST,
  port: Number(PORT),
  strictPort: true,
  cors: false,
  printUrls: false,
  htmlFallback: false,
  historyApiFallback: { index: '/app.html' },
  proxy: proxies(),
  setup: ({ action, server }) => {
    if (action !== 'preview') return;
    Object.assign(server.httpServer ?? {}, { keepAliveTimeout: KEEP_ALIVE_MS });
    server.middlewares
      .use(answerUnderOwnName)
      .use(closeEmulatorControls)
      .use(addPageHeaders())
      .use(findPrerendered)
      .use(leadReaderHome);
    return () => {
      server.middlewares.use(forgetMissingFile);
    };
  },
};

function proxies(): ProxyConfig {
  const bff = {
    pathFilter: '/api',
    target: `http://127.0.0.1:${BFF_PORT}`,
    changeOrigin: false,
    on: { proxyReq: nameVisitor, error: sendUnreachable },
  };
  if (IDENTITY === 'firebase') return [bff];
  const identity = {
    ...bff,
    pathFilter: (pathname: string) => IDENTITY_PATH.test(pathname),
    // The server keeps its accounts itself, unless the emulator does.
    target: `http://127.0.0.1:${IDENTITY === 'emulator' ? IDENTITY_PORT : BFF_PORT}`,
    on: { ...bff.on, proxyReq: nameStranger },
  };
  return [bff, identity];
}

/** Set, not appended to: what the visitor sends under this name is not believed. */
function nameVisitor(outgoing: ClientRequest, request: IncomingMessage): void {
  outgoing.setHeader('X-Forwarded-For', request.socket.remoteAddress ?? '');
  outgoing.setHeader('X-Forwarded-Proto', 'http');
}

/** The SDK sends no Authorization, and with "Bearer owner" anybody would be the emulator's administrator. */
function nameStranger(outgoing: ClientRequest, request: IncomingMessage): void {
  nameVisitor(outgoing, request);
  outgoing.removeHeader('Authorization');
}

/** Answers in the shape of the BFF's own problems. */
function sendUnreachable(_error: Error, _request: IncomingMessage, response: ServerResponse | object): void {
  if (!('writeHead' in response)) return;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const status = 503;
  const detail = 'The server cannot be reached. Try again in a moment.';
  const problem = {
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    code: 'server_unreachable',
    detail,
  };
  response.writeHead(status, {
    ...securityHeaders(),
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    'Retry-After': '2',
  });
  response.end(JSON.stringify({ ...problem, requestId: randomUUID(), error: detail }));
}

/**
 * A page elsewhere may let its own name lead to this machine (DNS rebinding), and the browser would take the answers for
 * that page's own.
 */
const answerUnderOwnName: Middleware = ({ headers }, response, next) => {
  const { hostname } = URL.parse(`http://${headers.host ?? ''}`) ?? {};
  if (hostname !== undefined && OWN_NAMES.has(hostname)) {
    next();
    return;
  }
  response.writeHead(421, { ...securityHeaders(), 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(
    'This twin is not at home under that name. Open it at its own address, or add it to ALLOWED_HOSTS.\n',
  );
};

/** The rest of the emulator's paths read codes and wipe users without asking who calls. */
const closeEmulatorControls: Middleware = (request, response, next) => {
  const url = request.url ?? '/';
  if (url.startsWith('/emulator/') && !isIdentityPath(url)) response.writeHead(404).end();
  else next();
};

/** For the product's own files; the BFF and the emulator bring headers of their own. */
function addPageHeaders(): Middleware {
  const headers = securityHeaders();
  return (request, response, next) => {
    const url = request.url ?? '/';
    if (!url.startsWith('/api/') && !isIdentityPath(url)) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      const isHashed = url.startsWith('/static/');
      response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    }
    next();
  };
}

/** Written by the build, so they can be read when the front door opens and not before. */
function securityHeaders(): Record<string, string> {
  return readSecurityHeaders({
    identity: IDENTITY,
    publicUrl: PUBLIC_URL,
    firebaseAuthDomain: FIREBASE_AUTH_DOMAIN,
    phone: PHONE_VERIFICATION === 'true',
  });
}

/** A public page stands in a folder of its name; what is missing falls back to the application. */
const findPrerendered: Middleware = (request, _response, next) => {
  const { pathname, search } = addressOf(request);
  const page = path.join(PAGES, pathname, 'index.html');
  if (page.startsWith(PAGES) && existsSync(page))
    request.url = `${pathname.replace(/\/$/, '')}/index.html${search}`;
  next();
};

/** Programs are told that a file is missing; a person who types its name is led home, as from every unknown address. */
const leadReaderHome: Middleware = (request, _response, next) => {
  const url = request.url ?? '/';
  const { pathname } = addressOf(request);
  const isOurs = !url.startsWith('/api/') && !url.startsWith('/static/') && !isIdentityPath(url);
  const isFileName = /[.][a-z0-9]+$/.test(pathname) && !existsSync(path.join(PAGES, pathname));
  if (isOurs && isFileName && request.headers.accept?.includes('text/html')) request.url = '/app.html';
  next();
};

/** Runs when no file was found: a hashed name that is missing now may be there after the next build. */
const forgetMissingFile: Middleware = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-cache');
  next();
};

/** Put together, not resolved: `//host` would be resolved to another site. */
function addressOf({ url = '/' }: IncomingMessage): URL {
  return new URL(`http://localhost${url}`);
}

function isIdentityPath(url: string): boolean {
  return IDENTITY !== 'firebase' && IDENTITY_PATH.test(url);
}
