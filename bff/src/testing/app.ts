import { type DynamicModule, Module, type ModuleMetadata, type Provider } from '@nestjs/common';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { Test, type TestingModule } from '@nestjs/testing';
import { inject } from 'vitest';
import { AppModule } from '../app.module.js';
import { configureApp } from '../bootstrap.js';
import { Authenticator } from '../common/auth/authenticator.js';
import { type SessionUser } from '../common/auth/session-user.js';
import { Clock } from '../common/clock.js';
import { CommonModule } from '../common/common.module.js';
import { IdleGate } from '../common/lifecycle/idle-gate.js';
import { LoggingModule } from '../common/logging/logging.module.js';
import { ENV, type Env } from '../config/env.js';
import { WordVectors } from '../integrations/embeddings/word-vectors.js';
import { Identity } from '../integrations/identity/identity.js';
import { FakeIdentity } from '../integrations/identity/identity.fake.js';
import { runHere, TextWorkers } from '../modules/memory/text-workers/text-workers.js';
import { ComparisonService } from '../modules/memory/review/comparison.service.js';
import { ExtractionService } from '../modules/memory/extraction/extraction.service.js';
import { type Driver, openTestDatabase, type TestDatabase } from './database.js';
import { testEnv } from './env.js';
import { FakeClock } from './fake-clock.js';
import { aSessionUser } from './session-user.js';

/**
 * Some controllers on their own, behind everything that stands before every route, signed in as `user`
 * (`null`: signed out). Their services are faked: `startControllers({ controllers, providers: [{ provide, useValue }] })`.
 */
export async function startControllers(
  { controllers = [], providers = [] }: ModuleMetadata,
  user: SessionUser | null = aSessionUser(),
): Promise<NestExpressApplication> {
  const authenticator: Authenticator = {
    authenticate: () => Promise.resolve(user ?? undefined),
    watch: () => () => undefined,
  };
  const surroundings = globalModule([
    { provide: ENV, useValue: testEnv() },
    { provide: Authenticator, useValue: authenticator },
  ]);
  const module = await Test.createTestingModule({
    imports: [surroundings, LoggingModule, CommonModule],
    controllers,
    providers,
  }).compile();
  return listen(module);
}

export interface TestProduct {
  app: NestExpressApplication;
  identity: FakeIdentity;
  clock: FakeClock;
  database: TestDatabase;
  /** Once what was kept is read and compared, which no request waits for. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Read once a worker: 50,000 words, which nobody writes to. */
let wordVectors: WordVectors | undefined;

/** Work that nobody waits for in the product is waited for by tests, most of whose time would be such pauses. */
class NoLull extends IdleGate {
  override wait(): Promise<void> {
    return Promise.resolve();
  }
}

/** A thread would run the built code, and tests run the source. */
class NoThreads extends TextWorkers {
  protected override runBeside = runHere;
}

/**
 * The whole product on a real database; only the identity provider, the clock and the idle gate are fakes. With IDENTITY=local
 * the accounts are the product's own, too.
 */
export async function startProduct(driver: Driver, env: Env = testEnv()): Promise<TestProduct> {
  const database = await openTestDatabase(driver);
  const clock = new FakeClock();
  const identity = new FakeIdentity(clock);
  // Else a connection that the pool lets go would count as a call to the outside, and be kept.
  const itsEnv = driver === 'postgres' ? { ...env, DATABASE_URL: inject('postgresTemplate') } : env;
  const product = AppModule.with(itsEnv, Promise.resolve(database.connection));
  const builder = Test.createTestingModule({ imports: [product] });
  if (env.IDENTITY !== 'local') builder.overrideProvider(Identity).useValue(identity);
  const module = await builder
    .overrideProvider(Clock)
    .useValue(clock)
    .overrideProvider(IdleGate)
    .useClass(NoLull)
    .overrideProvider(TextWorkers)
    .useValue(new NoThreads())
    .overrideProvider(WordVectors)
    .useValue((wordVectors ??= WordVectors.load()))
    .compile();
  const app = await listen(module);
  const settled = async (): Promise<void> => {
    await app.get(ExtractionService).settled();
    await app.get(ComparisonService).settled();
  };
  return { app, identity, clock, database, settled, close: () => app.close() };
}

/** For tests to which duplicates and contradictions are nothing: each memory they keep would be searched for. */
export function compareNothing({ app }: TestProduct): void {
  app.get(ComparisonService).wake = () => undefined;
}

async function listen(module: TestingModule): Promise<NestExpressApplication> {
  const app = module.createNestApplication<NestExpressApplication>({ bodyParser: false, logger: false });
  // Otherwise supertest would listen anew for each request, and close again.
  await configureApp(app).listen(0, '127.0.0.1');
  return app;
}

function globalModule(providers: Provider[]): DynamicModule {
  return { module: Surroundings, global: true, providers, exports: providers };
}

@Module({})
class Surroundings {}
