import { type INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { PinoLogger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import { composeMiddleware } from './common/http/compose-middleware.js';
import { jsonBody } from './common/http/json-body.js';
import { ownHostOnly } from './common/http/own-host.js';
import { requestId } from './common/http/request-id.js';
import { responseHeaders } from './common/http/response-headers.js';
import { sameOriginOnly } from './common/http/same-origin.js';
import { IdleGate } from './common/lifecycle/idle-gate.js';
import { accessLog } from './common/logging/access-log.js';
import { ENV, type Env } from './config/env.js';
import { type Connection } from './database/connection.js';
import { AccountsDoor } from './modules/accounts/http/accounts-door.js';
import { LANGUAGES } from './modules/language/languages.js';
import { loadLanguages } from './modules/language/loaded-languages.js';
import { speechOf } from './modules/skills/answering/lexicon/speech.js';

/** Above the 60 s for which Nginx keeps its connections: it must never send a request down one that we just closed. */
const KEEP_ALIVE_MS = 65_000;
const WHOLE_REQUEST_MS = 30_000;

const API_PREFIX = 'api';

// Nest would tell about every module, and print again whatever it throws.
const QUIETLY = { bodyParser: false, logger: false, abortOnError: false } as const;

/** The product, ready to listen. */
export async function createApp(env: Env, connection: Promise<Connection>): Promise<NestExpressApplication> {
  loadLanguages(); // while the database still opens
  for (const language of LANGUAGES) speechOf(language);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(env, connection), QUIETLY);
  await configureApp(app).init();
  return app;
}

/** The product's outline: its routes and their contract. No provider is made, so nothing outside is needed. */
export async function createPreview(): Promise<INestApplication> {
  const nothing = AppModule.with({} as Env, new Promise<never>(() => undefined));
  const app = await NestFactory.create(nothing, { ...QUIETLY, preview: true });
  return app.setGlobalPrefix(API_PREFIX);
}

/** What stands between the socket and the routes, in this order. Tests build their apps with it too. */
export function configureApp(app: NestExpressApplication): NestExpressApplication {
  const { PUBLIC_URL, ALLOWED_HOSTS, TRUST_PROXY_HOPS, IDENTITY } = app.get<Env>(ENV);
  const accounts = IDENTITY === 'local' ? [app.get(AccountsDoor).handle] : [];
  app
    .setGlobalPrefix(API_PREFIX)
    .use(
      composeMiddleware(
        requestId,
        accessLog(PinoLogger.root),
        app.get(IdleGate).watch,
        responseHeaders(PUBLIC_URL.protocol === 'https:'),
        ownHostOnly(PUBLIC_URL.hostname, ALLOWED_HOSTS),
        ...accounts,
        sameOriginOnly(PUBLIC_URL.origin),
        jsonBody(),
      ),
    );
  app.set('trust proxy', TRUST_PROXY_HOPS);
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');

  const server = app.getHttpServer();
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = KEEP_ALIVE_MS + 1_000;
  server.requestTimeout = WHOLE_REQUEST_MS;
  return app;
}
