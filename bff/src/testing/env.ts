import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Env, readEnv } from '../config/env.js';

/** What a test's app runs with. */
export function testEnv(changes: Record<string, string> = {}): Env {
  const folder = path.join(tmpdir(), `twyn-test-${process.pid}`);
  return readEnv({
    NODE_ENV: 'test',
    DATABASE_DIR: 'unused',
    UPLOADS_DIR: path.join(folder, 'uploads'),
    KEYS_DIR: path.join(folder, 'keys'),
    IDENTITY: 'emulator',
    FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9',
    FIREBASE_PROJECT_ID: 'demo-test',
    FIREBASE_API_KEY: 'demo',
    LOG_LEVEL: 'silent',
    ...changes,
  });
}
