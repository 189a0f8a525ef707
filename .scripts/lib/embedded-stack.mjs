import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { NOTICES_FD, Program } from './program.mjs';
import { UserError } from './user-error.mjs';
import { timed } from './step.mjs';
import { supervise } from './supervise.mjs';

const LOOPBACK = '127.0.0.1';
const ANY_HOST = '0.0.0.0';

/** The product on this machine alone: BFF on embedded PostgreSQL, front door, and the identity emulator where it is chosen. */
export class EmbeddedStack {
  constructor(settings) {
    this.settings = settings;
    this.isFirstStart = !existsSync(databaseDir(settings));
    this.programs = [
      frontDoor(settings),
      bff(settings),
      ...(settings.identity === 'emulator' ? [identity(settings)] : []),
    ];
  }

  async start() {
    prepareDataDir(this.settings.dataDir);
    for (const program of this.programs) program.start();
    await Promise.all(this.programs.map((program) => timed(`${program.name} ready`, () => program.ready())));
  }

  /** Starts whichever program ends again; rejects when one does not stay up. */
  keepUp() {
    return Promise.race(this.programs.map((program) => supervise(program)));
  }

  /** From the outside in: nothing new comes, what runs is finished and the database closed, then the users are saved. */
  async stop() {
    for (const program of this.programs) await program.stop();
  }
}

/** What answers first: the built application and its public pages, and the way to the other two. */
export function frontDoor(settings) {
  const { ports, identity: mode, address, host } = settings;
  return new Program({
    name: 'front door',
    script: 'node_modules/@rsbuild/core/bin/rsbuild.js',
    args: ['preview', '--root', 'frontend', '--no-env'],
    env: {
      ...process.env,
      ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
      NODE_ENV: 'production',
      HOST: host,
      IDENTITY: mode,
      PUBLIC_URL: address,
    },
    logFile: logFile(settings, 'front-door'),
    readyUrl: `http://${host === ANY_HOST ? LOOPBACK : host}:${ports.PORT}/robots.txt`,
  });
}

function bff(settings) {
  return new Program({
    name: 'server',
    script: 'bff/dist/main.js',
    env: { ...bffEnv(settings), NOTICES_FD: String(NOTICES_FD) },
    logFile: logFile(settings, 'server'),
    // Links and codes that nobody sends: for this terminal, and for no log.
    onNotice: (text) => process.stdout.write(text),
    readyUrl: `http://${LOOPBACK}:${settings.ports.BFF_PORT}/api/health/ready`,
  });
}

/** What the BFF's programs run with: the server and the command that gives roles. */
export function bffEnv(settings) {
  const { ports, identity: mode, address, host } = settings;
  const identityEnv =
    mode === 'emulator'
      ? {
          FIREBASE_AUTH_EMULATOR_HOST: `${LOOPBACK}:${ports.IDENTITY_PORT}`,
          FIREBASE_PROJECT_ID: process.env.FIREBASE_PROJECT_ID || 'demo-twyn',
          FIREBASE_API_KEY: process.env.FIREBASE_API_KEY || 'trial',
        }
      : {};
  return {
    LOG_LEVEL: 'warn',
    // As in the Dockerfile: a third less memory at the same speed.
    NODE_OPTIONS: '--max-semi-space-size=8',
    ...process.env,
    ...identityEnv,
    NODE_ENV: 'production',
    ...(process.env.DATABASE_URL ? {} : { DATABASE_DIR: databaseDir(settings) }),
    IDENTITY: mode,
    PUBLIC_URL: address,
    HOST: LOOPBACK,
    FRONT_DOOR_HOST: host,
    PORT: String(ports.BFF_PORT),
  };
}

function identity(settings) {
  return new Program({
    name: 'identity emulator',
    script: 'bff/dist/identity-emulator.cjs',
    env: {
      ...process.env,
      HOST: LOOPBACK,
      PORT: String(settings.ports.IDENTITY_PORT),
      DATA_DIR: path.join(settings.dataDir, 'identity'),
    },
    logFile: logFile(settings, 'identity'),
    readyUrl: `http://${LOOPBACK}:${settings.ports.IDENTITY_PORT}/healthz`,
  });
}

function prepareDataDir(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new UserError(
      `The data folder ${folder} cannot be used (${error.code}); mend it, or choose another with DATA_DIR.`,
    );
  }
}

function databaseDir({ dataDir }) {
  return path.join(dataDir, 'database');
}

function logFile({ dataDir }, name) {
  return path.join(dataDir, 'logs', `${name}.log`);
}
