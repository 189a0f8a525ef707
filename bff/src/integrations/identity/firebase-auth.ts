import { type Agent } from 'node:https';
import { cert, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Env } from '../../config/env.js';

type FirebaseEnv = Pick<Env, 'FIREBASE_PROJECT_ID'> & Partial<Pick<Env, 'FIREBASE_SERVICE_ACCOUNT'>>;

/**
 * firebase-admin reads FIREBASE_AUTH_EMULATOR_HOST by itself, at every call; `config/rules.ts` makes sure that it is
 * set in emulator mode only. The project id is enough to verify tokens.
 */
export function firebaseAuth(env: FirebaseEnv, httpAgent?: Agent, appName?: string): Auth {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_SERVICE_ACCOUNT: key } = env;
  const credential = key === undefined ? undefined : cert(JSON.parse(key) as object);
  return getAuth(
    initializeApp({ projectId, ...(credential && { credential }), ...(httpAgent && { httpAgent }) }, appName),
  );
}
