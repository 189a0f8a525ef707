import { isThisMachineAlone } from './locality.js';
import { type Variables } from './variables.js';

interface Rule {
  isBroken(env: Variables): boolean;
  problem: string;
}

/** What must hold between variables; each broken rule is one line of the answer. */
const RULES: Rule[] = [
  {
    isBroken: (env) => (env.DATABASE_URL === undefined) === (env.DATABASE_DIR === undefined),
    problem:
      'DATABASE_URL, DATABASE_DIR: set exactly one: an address of PostgreSQL, or a folder for the embedded database',
  },
  {
    isBroken: (env) => (env.EMBEDDINGS_URL === undefined) !== (env.EMBEDDINGS_MODEL === undefined),
    problem: 'EMBEDDINGS_URL, EMBEDDINGS_MODEL: set both, for a server of embeddings, or neither',
  },
  {
    isBroken: (env) => (env.MODEL_URL === undefined) !== (env.MODEL_NAME === undefined),
    problem: 'MODEL_URL, MODEL_NAME: set both, for a server of language models, or neither',
  },
  {
    isBroken: (env) => env.MODEL_PER_USER && env.SECRETS_KEY === undefined,
    problem:
      'SECRETS_KEY: MODEL_PER_USER=true keeps the keys of users, which are encrypted with it; ' +
      'make one with "openssl rand -base64 32" and keep it: without it they have to be entered again',
  },
  {
    isBroken: (env) => (env.TRANSCRIPTION_URL === undefined) !== (env.TRANSCRIPTION_MODEL === undefined),
    problem:
      'TRANSCRIPTION_URL, TRANSCRIPTION_MODEL: set both, for a server that writes speech down, or neither',
  },
  {
    isBroken: (env) => (env.SPEECH_URL === undefined) !== (env.SPEECH_MODEL === undefined),
    problem: 'SPEECH_URL, SPEECH_MODEL: set both, for a server that speaks, or neither',
  },
  {
    isBroken: (env) => (env.MQTT_BROKER_URL === undefined) !== (env.MQTT_ADMIN_PASSWORD === undefined),
    problem: 'MQTT_BROKER_URL, MQTT_ADMIN_PASSWORD: set both, for Mosquitto beside the server, or neither',
  },
  {
    isBroken: (env) => env.MQTT_BROKER && env.MQTT_BROKER_URL !== undefined,
    problem: 'MQTT_BROKER, MQTT_BROKER_URL: set one: a broker inside of the server, or one beside it',
  },
  {
    isBroken: (env) => env.SESSION_IDLE_DAYS > env.SESSION_ABSOLUTE_DAYS,
    problem: 'SESSION_IDLE_DAYS: must not be more than SESSION_ABSOLUTE_DAYS',
  },
  {
    isBroken: (env) => env.IDENTITY === 'emulator' && env.FIREBASE_AUTH_EMULATOR_HOST === undefined,
    problem: 'FIREBASE_AUTH_EMULATOR_HOST: IDENTITY=emulator needs the emulator as host:port',
  },
  {
    isBroken: (env) => env.IDENTITY === 'emulator' && !env.FIREBASE_PROJECT_ID.startsWith('demo-'),
    problem: 'FIREBASE_PROJECT_ID: the emulator is only for projects whose id starts with demo-',
  },
  {
    isBroken: (env) => env.IDENTITY === 'firebase' && env.FIREBASE_AUTH_EMULATOR_HOST !== undefined,
    problem: 'FIREBASE_AUTH_EMULATOR_HOST: set while IDENTITY=firebase; sign-ins would not be verified',
  },
  {
    isBroken: (env) => env.FIREBASE_PROJECT_ID === '',
    problem: 'FIREBASE_PROJECT_ID: must be set',
  },
  {
    isBroken: (env) => env.FIREBASE_API_KEY === '',
    problem: 'FIREBASE_API_KEY: must be set',
  },
  {
    isBroken: (env) => (env.MAIL_URL === undefined) !== (env.MAIL_FROM === undefined),
    problem: 'MAIL_URL, MAIL_FROM: set both, for a server that sends email, or neither',
  },
  {
    isBroken: (env) => env.IDENTITY === 'firebase' && env.FIREBASE_AUTH_DOMAIN === '',
    problem: 'FIREBASE_AUTH_DOMAIN: IDENTITY=firebase needs the domain of its sign-in pages',
  },
  {
    isBroken: (env) =>
      env.FIREBASE_SERVICE_ACCOUNT !== undefined && !isServiceAccount(env.FIREBASE_SERVICE_ACCOUNT),
    problem: 'FIREBASE_SERVICE_ACCOUNT: must be the JSON key of a service account',
  },
  {
    isBroken: (env) =>
      env.IDENTITY === 'emulator' &&
      env.NODE_ENV === 'production' &&
      !isThisMachineAlone(env) &&
      !env.ALLOW_EMULATOR_ON_PUBLIC_URL,
    problem:
      'IDENTITY: the emulator lets anybody sign in as anybody, and PUBLIC_URL or HOST is not local; use IDENTITY=local, ' +
      'or set ALLOW_EMULATOR_ON_PUBLIC_URL=true for a trial without real data',
  },
];

export function brokenRules(env: Variables): string[] {
  return RULES.filter((rule) => rule.isBroken(env)).map((rule) => rule.problem);
}

function isServiceAccount(text: string): boolean {
  try {
    const key: unknown = JSON.parse(text);
    return typeof key === 'object' && key !== null && 'private_key' in key && 'client_email' in key;
  } catch {
    return false;
  }
}
