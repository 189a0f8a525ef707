import path from 'node:path';
import { z } from 'zod';
import { parseLocalTargets } from './local-targets.js';
import { playsProviders } from './locality.js';

/** Firebase's names of the social sign-ins that the product has buttons for. */
export const SIGN_IN_PROVIDERS = ['google.com', 'github.com', 'facebook.com', 'twitter.com'] as const;

const number = (): z.ZodCoercedNumber => z.coerce.number({ error: 'must be a number' });
const port = number().int().min(1).max(65_535);
const days = number().positive().max(400);
const flag = z.stringbool();
const providers = z
  .string()
  .transform((list) => (list === 'none' ? [] : list.split(',').map((name) => name.trim())))
  .pipe(
    z.array(z.enum(SIGN_IN_PROVIDERS, { error: `must be none, or some of ${SIGN_IN_PROVIDERS.join(',')}` })),
  );
const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((text) => new URL(text))
  .refine(
    (url) => url.href === `${url.origin}/`,
    'must be an origin such as https://twyn.example, without a path',
  );

const modelServer = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as http://localhost:11434/v1',
});

/** `host` or `host:port`, as `URL` writes them. */
const hosts = z
  .string()
  .toLowerCase()
  .transform((list) => list.split(',').map((host) => host.trim()))
  .pipe(
    z.array(
      z
        .string()
        .regex(
          /^([^\s:/?#@[\]]+|\[[\da-f:.]+\])(:\d+)?$/,
          'must be hosts such as ollama.home:11434,192.168.1.5, without a scheme',
        ),
    ),
  );

/** Of AES-256, which seals the secrets of users. */
const KEY_BYTES = 32;
/** It decodes whatever it is given: only what comes out again is what was meant. */
const sealingKey = z
  .string()
  .transform((text) => ({ text, key: Buffer.from(text, 'base64') }))
  .refine(
    ({ text, key }) => key.length === KEY_BYTES && key.toString('base64') === text,
    `must be ${String(KEY_BYTES)} bytes in base64: make one with "openssl rand -base64 ${String(KEY_BYTES)}"`,
  )
  .transform(({ key }) => key);

const oldSealingKeys = z
  .string()
  .transform((list) => list.split(',').map((key) => key.trim()))
  .pipe(z.array(sealingKey));

/** Beside the public internet; a home is rarely there. */
const localTargets = z.string().transform((text, context) => {
  try {
    return parseLocalTargets(text);
  } catch (error) {
    context.addIssue({
      code: 'custom',
      message: error instanceof Error ? error.message : 'is no list of targets',
    });
    return z.NEVER;
  }
});

const given = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(8081),
  FRONT_DOOR_HOST: z.string().optional(),
  PUBLIC_URL: origin.prefault('http://localhost:8080'),
  ALLOWED_HOSTS: hosts.default([]),
  TRUST_PROXY_HOPS: number().int().min(0).max(10).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),

  DATABASE_POOL_SIZE: number().int().min(2).max(200).default(10),
  DATABASE_STATEMENT_SECONDS: number().positive().max(600).default(10),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address such as postgres://user:password@host:5432/twyn',
    })
    .optional(),
  DATABASE_DIR: z.string().optional(),
  UPLOADS_DIR: z.string().optional(),
  KEYS_DIR: z.string().optional(),
  UPLOAD_MAX_BYTES: number().int().min(1_000_000).max(100_000_000_000).default(2_000_000_000),

  EMBEDDINGS_URL: modelServer.optional(),
  EMBEDDINGS_MODEL: z.string().optional(),
  EMBEDDINGS_API_KEY: z.string().optional(),
  EMBEDDINGS_DIM: number().int().min(1).max(16_000).optional(),
  EMBEDDINGS_QUERY_PREFIX: z.string().default(''),
  EMBEDDINGS_DOC_PREFIX: z.string().default(''),

  MODEL_URL: modelServer.optional(),
  MODEL_NAME: z.string().optional(),
  MODEL_API_KEY: z.string().optional(),
  MODEL_TIMEOUT_SECONDS: number().positive().max(60).default(4),
  MODEL_CONTEXT_TOKENS: number().int().min(4_096).max(1_000_000).default(8_192),
  MODEL_PER_USER: flag.default(false),
  MODEL_PER_USER_HOSTS: hosts.default([]),
  SECRETS_KEY: sealingKey.optional(),
  SECRETS_KEYS_OLD: oldSealingKeys.default([]),
  HOME_TARGETS: localTargets.default([]),
  MQTT_BROKER: flag.default(false),
  MQTT_BROKER_URL: z.url({ protocol: /^mqtt$/u }).optional(),
  MQTT_PUBLIC_URL: z.url({ protocol: /^mqtts?$/u }).optional(),
  MQTT_ADMIN_PASSWORD: z.string().optional(),
  MQTT_BROKER_HOST: z.string().default('127.0.0.1'),
  MQTT_BROKER_PORT: number().int().min(0).max(65_535).default(1_883),
  TRANSCRIPTION_URL: modelServer.optional(),
  TRANSCRIPTION_MODEL: z.string().optional(),
  TRANSCRIPTION_API_KEY: z.string().optional(),
  SPEECH_URL: modelServer.optional(),
  SPEECH_MODEL: z.string().optional(),
  SPEECH_VOICE: z.string().default('alloy'),
  SPEECH_API_KEY: z.string().optional(),

  IDENTITY: z.enum(['local', 'emulator', 'firebase']),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[^/:]+:\d+$/, 'must be host:port, without a scheme')
    .optional(),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: z.string().default(''),
  FIREBASE_APP_ID: z.string().default(''),
  FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
  ALLOW_EMULATOR_ON_PUBLIC_URL: flag.default(false),
  MAIL_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@mail.example:465' })
    .optional(),
  MAIL_FROM: z.string().max(320).optional(),
  HELP_CONTACTS: z.string().max(500).optional(),
  NOTICES_FD: number().int().min(3).max(255).optional(),

  SIGNUP: z.enum(['open', 'closed']).default('open'),
  SIGN_IN_PROVIDERS: providers.optional(),
  PHONE_VERIFICATION: flag.optional(),
  ADMIN_EMAIL: z.email().toLowerCase().optional(),
  SESSION_IDLE_DAYS: days.default(5),
  SESSION_ABSOLUTE_DAYS: days.default(30),
});

/** What local accounts are issued for, where nothing else is said. */
const LOCAL_NAMES = { project: 'twyn', key: 'local' };

/** Every environment variable that the server knows, with its default. */
export const variables = given.transform((env) => {
  const { IDENTITY, DATABASE_DIR = 'data/database' } = env;
  const isLocal = IDENTITY === 'local';
  // The emulator has every way to sign in, and so have local accounts, played, as long as nobody else can reach them; a
  // Firebase project has those that its owner turned on.
  const hasAll = isLocal ? playsProviders(env) : IDENTITY === 'emulator';
  const hasNone = isLocal && !hasAll;
  return {
    ...env,
    FIREBASE_PROJECT_ID: env.FIREBASE_PROJECT_ID ?? (isLocal ? LOCAL_NAMES.project : ''),
    FIREBASE_API_KEY: env.FIREBASE_API_KEY ?? (isLocal ? LOCAL_NAMES.key : ''),
    SIGN_IN_PROVIDERS: hasNone ? [] : (env.SIGN_IN_PROVIDERS ?? (hasAll ? [...SIGN_IN_PROVIDERS] : [])),
    PHONE_VERIFICATION: !hasNone && (env.PHONE_VERIFICATION ?? hasAll),
    UPLOADS_DIR: env.UPLOADS_DIR ?? path.join(path.dirname(DATABASE_DIR), 'uploads'),
    KEYS_DIR: env.KEYS_DIR ?? path.join(path.dirname(DATABASE_DIR), 'keys'),
  };
});

export type Variables = z.output<typeof variables>;

/** May also be given as the path of a file, in `<name>_FILE`, as container secrets are. */
export const SECRETS = [
  'DATABASE_URL',
  'EMBEDDINGS_API_KEY',
  'FIREBASE_SERVICE_ACCOUNT',
  'MAIL_URL',
  'MODEL_API_KEY',
  'SECRETS_KEY',
  'SECRETS_KEYS_OLD',
  'TRANSCRIPTION_API_KEY',
  'SPEECH_API_KEY',
] as const satisfies (keyof Variables)[];
