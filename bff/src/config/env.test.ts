import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from './env.js';

const embedded = {
  DATABASE_DIR: '.data/database',
  IDENTITY: 'emulator',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:8082',
  FIREBASE_PROJECT_ID: 'demo-twyn',
  FIREBASE_API_KEY: 'demo',
};
const production = { ...embedded, NODE_ENV: 'production', PUBLIC_URL: 'https://twyn.example' };

function problemsOf(source: Record<string, string | undefined>): string {
  try {
    readEnv(source);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('the environment', () => {
  it('needs little and defaults the rest', () => {
    expect(readEnv(embedded)).toMatchObject({
      PORT: 8081,
      HOST: '127.0.0.1',
      SESSION_IDLE_DAYS: 5,
      TRUST_PROXY_HOPS: 1,
    });
    expect(readEnv(embedded).PUBLIC_URL.origin).toBe('http://localhost:8080');
  });

  it('needs a database alone where it keeps its accounts itself', () => {
    expect(readEnv({ DATABASE_DIR: '.data/database', IDENTITY: 'local' })).toMatchObject({
      FIREBASE_PROJECT_ID: 'twyn',
      KEYS_DIR: '.data/keys',
      PHONE_VERIFICATION: true,
    });
  });

  it.each([
    ['everything is on this machine', {}, 4],
    [
      'a container listens for everybody, its port is bound to this machine',
      { HOST: '0.0.0.0', FRONT_DOOR_HOST: '127.0.0.1' },
      4,
    ],
    ['the address is public', { PUBLIC_URL: 'https://twyn.example' }, 0],
    ['the address only looks local', { PUBLIC_URL: 'http://localhost.evil.example' }, 0],
    ['the server listens for everybody', { HOST: '0.0.0.0' }, 0],
    ['the server listens for everybody, in IPv6', { HOST: '::' }, 0],
    ['the front door listens in the network', { FRONT_DOOR_HOST: '192.168.1.5' }, 0],
    ['somebody wants them all the same', { HOST: '0.0.0.0', SIGN_IN_PROVIDERS: 'google.com' }, 0],
    ['nobody wants any', { SIGN_IN_PROVIDERS: 'none' }, 0],
  ])('simulates social sign-ins where %s or not', (_, changes, count) => {
    const env = readEnv({ DATABASE_DIR: '.data/database', IDENTITY: 'local', ...changes });
    expect(env.SIGN_IN_PROVIDERS).toHaveLength(count);
    if (count === 0 && !('SIGN_IN_PROVIDERS' in changes && changes.SIGN_IN_PROVIDERS === 'none'))
      expect(env.PHONE_VERIFICATION).toBe(false);
  });

  it('lists everything that is wrong, one line each', () => {
    const problems = problemsOf({
      ...embedded,
      PORT: 'eighty',
      PUBLIC_URL: 'twyn.example',
      IDENTITY: undefined,
    });
    expect(problems.split('\n')).toEqual([
      'The configuration is wrong:',
      '  PORT: must be a number',
      '  PUBLIC_URL: must be an http or https address',
      '  IDENTITY: must be set',
    ]);
  });

  it.each([
    ['no database', { ...embedded, DATABASE_DIR: '' }, 'exactly one'],
    ['two databases', { ...embedded, DATABASE_URL: 'postgres://db/twyn' }, 'exactly one'],
    [
      'a database of another kind',
      { ...embedded, DATABASE_DIR: '', DATABASE_URL: 'mysql://db/twyn' },
      'DATABASE_URL: must be',
    ],
    [
      'a public address with a path',
      { ...embedded, PUBLIC_URL: 'https://twyn.example/app' },
      'without a path',
    ],
    [
      'a Mosquitto without its password',
      { ...embedded, MQTT_BROKER_URL: 'mqtt://mosquitto:1883' },
      'MQTT_ADMIN_PASSWORD',
    ],
    [
      'two brokers',
      {
        ...embedded,
        MQTT_BROKER: 'true',
        MQTT_BROKER_URL: 'mqtt://mosquitto:1883',
        MQTT_ADMIN_PASSWORD: 'secret',
      },
      'MQTT_BROKER, MQTT_BROKER_URL',
    ],
    ['an idle limit beyond the absolute one', { ...embedded, SESSION_IDLE_DAYS: '31' }, 'SESSION_IDLE_DAYS'],
    [
      'an emulator without its address',
      { ...embedded, FIREBASE_AUTH_EMULATOR_HOST: '' },
      'needs the emulator',
    ],
    [
      'an emulator address with a scheme',
      { ...embedded, FIREBASE_AUTH_EMULATOR_HOST: 'http://a:1' },
      'without a scheme',
    ],
    ['an emulator for a real project', { ...embedded, FIREBASE_PROJECT_ID: 'twyn' }, 'starts with demo-'],
    [
      'an emulator address beside real identity',
      { ...embedded, IDENTITY: 'firebase' },
      'would not be verified',
    ],
    ['an emulator on a public address', production, 'anybody sign in as anybody'],
    [
      'an emulator that listens for everybody',
      { ...production, PUBLIC_URL: 'http://localhost:8080', HOST: '0.0.0.0' },
      'anybody sign in as anybody',
    ],
    [
      'an emulator behind a front door that listens for everybody',
      { ...production, PUBLIC_URL: 'http://localhost:8080', FRONT_DOOR_HOST: '0.0.0.0' },
      'anybody sign in as anybody',
    ],
    [
      'a project without a name',
      { ...embedded, FIREBASE_PROJECT_ID: '' },
      'FIREBASE_PROJECT_ID: must be set',
    ],
    [
      'mail from nobody',
      { ...embedded, MAIL_URL: 'smtp://mail.example:587' },
      'MAIL_URL, MAIL_FROM: set both',
    ],
    [
      'mail by no mail server',
      { ...embedded, MAIL_URL: 'https://mail.example', MAIL_FROM: 'twyn@example.com' },
      'MAIL_URL: must be an address',
    ],
    ['a service account that is none', { ...embedded, FIREBASE_SERVICE_ACCOUNT: '{}' }, 'JSON key'],
    [
      'a sign-in nobody knows',
      { ...embedded, SIGN_IN_PROVIDERS: 'google.com,myspace.com' },
      'none, or some of',
    ],
    ['embeddings without a model', { ...embedded, EMBEDDINGS_URL: 'http://localhost:11434/v1' }, 'set both'],
    [
      'embeddings from no web address',
      { ...embedded, EMBEDDINGS_URL: 'ollama', EMBEDDINGS_MODEL: 'nomic' },
      'EMBEDDINGS_URL: must be an address',
    ],
    ['transcription without a model', { ...embedded, TRANSCRIPTION_URL: 'http://localhost/v1' }, 'set both'],
    ['a voice from nowhere', { ...embedded, SPEECH_MODEL: 'tts-1' }, 'SPEECH_URL, SPEECH_MODEL: set both'],
    [
      'a voice from no web address',
      { ...embedded, SPEECH_URL: 'speaches', SPEECH_MODEL: 'tts-1' },
      'SPEECH_URL: must be an address',
    ],
    ['vectors of no length', { ...embedded, EMBEDDINGS_DIM: '0' }, 'EMBEDDINGS_DIM'],
    [
      'a language model without a name',
      { ...embedded, MODEL_URL: 'http://localhost:11434/v1' },
      'MODEL_NAME: set both',
    ],
    [
      'a language model at no web address',
      { ...embedded, MODEL_URL: 'ollama', MODEL_NAME: 'qwen3' },
      'MODEL_URL: must be an address',
    ],
    [
      'a context too small for the rules and the tools',
      { ...embedded, MODEL_CONTEXT_TOKENS: '500' },
      'MODEL_CONTEXT_TOKENS',
    ],
    [
      'a model that is waited for a quarter of an hour',
      { ...embedded, MODEL_TIMEOUT_SECONDS: '900' },
      'MODEL_TIMEOUT_SECONDS',
    ],
    [
      'models of users without a key to encrypt theirs',
      { ...embedded, MODEL_PER_USER: 'true' },
      'openssl rand -base64 32',
    ],
    ['a short key', { ...embedded, SECRETS_KEY: 'c2VjcmV0' }, 'SECRETS_KEY: must be 32 bytes in base64'],
    [
      'a key that is not base64',
      { ...embedded, SECRETS_KEY: `${'A'.repeat(42)}!=` },
      'SECRETS_KEY: must be 32 bytes in base64',
    ],
    [
      'hosts with a scheme',
      { ...embedded, MODEL_PER_USER_HOSTS: 'ollama.home, http://ollama' },
      'MODEL_PER_USER_HOSTS: must be hosts such as',
    ],
    ['a missing key', { ...embedded, FIREBASE_API_KEY: '' }, 'FIREBASE_API_KEY: must be set'],
  ])('refuses %s', (_, source, problem) => {
    expect(problemsOf(source)).toContain(problem);
  });

  it('offers every way to sign in for a trial, and with a Firebase project those that are named', () => {
    const project = {
      ...embedded,
      IDENTITY: 'firebase',
      FIREBASE_AUTH_EMULATOR_HOST: '',
      FIREBASE_AUTH_DOMAIN: 'twyn.example',
    };
    const offered = (source: Record<string, string>): object => {
      const { SIGN_IN_PROVIDERS, PHONE_VERIFICATION } = readEnv(source);
      return { providers: SIGN_IN_PROVIDERS, phone: PHONE_VERIFICATION };
    };
    expect(offered(embedded)).toEqual({
      providers: ['google.com', 'github.com', 'facebook.com', 'twitter.com'],
      phone: true,
    });
    expect(offered({ ...embedded, SIGN_IN_PROVIDERS: 'none' })).toEqual({ providers: [], phone: true });
    expect(offered(project)).toEqual({ providers: [], phone: false });
    expect(
      offered({ ...project, SIGN_IN_PROVIDERS: 'google.com, github.com', PHONE_VERIFICATION: 'true' }),
    ).toEqual({ providers: ['google.com', 'github.com'], phone: true });
  });

  it('lets the emulator serve a public address only when told so by name', () => {
    expect(problemsOf({ ...production, ALLOW_EMULATOR_ON_PUBLIC_URL: 'true' })).toBe('');
    expect(problemsOf({ ...production, PUBLIC_URL: 'http://localhost:8080' })).toBe('');
  });

  it('takes a secret from a file', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'twyn-env-')), 'url');
    writeFileSync(file, 'postgres://twyn:secret@db/twyn\n');
    const source = { ...embedded, DATABASE_DIR: undefined, DATABASE_URL_FILE: file };
    expect(readEnv(source).DATABASE_URL).toBe('postgres://twyn:secret@db/twyn');
    expect(problemsOf({ ...source, DATABASE_URL: 'postgres://db/twyn' })).toContain('keep one');
    expect(problemsOf({ ...source, DATABASE_URL_FILE: `${file}-gone` })).toContain('cannot read');
  });

  it('K1: takes a key to encrypt with, and the private hosts that users may name', () => {
    const key = Buffer.alloc(32, 7);
    const source = {
      MODEL_PER_USER: 'true',
      MODEL_PER_USER_HOSTS: 'Ollama.home:11434, 192.168.1.5,[fd00::5]:8080',
      SECRETS_KEY: key.toString('base64'),
    };
    expect(readEnv({ ...embedded, ...source })).toMatchObject({
      MODEL_PER_USER: true,
      MODEL_PER_USER_HOSTS: ['ollama.home:11434', '192.168.1.5', '[fd00::5]:8080'],
      SECRETS_KEY: key,
    });
    expect(readEnv(embedded)).toMatchObject({ MODEL_PER_USER: false, MODEL_PER_USER_HOSTS: [] });
  });

  it('never repeats the value of a secret', () => {
    expect(problemsOf({ ...embedded, SECRETS_KEY: 'c2VjcmV0' })).not.toContain('c2VjcmV0');
    expect(problemsOf({ ...embedded, DATABASE_DIR: '', DATABASE_URL: 'postgres:/secret' })).not.toContain(
      'secret',
    );
  });
});
