export interface Settings {
  projectId: string;
  host: string;
  port: number;
  /** Where the users are kept; null keeps them in memory only. */
  dataDir: string | null;
}

/** The emulator accepts unsigned tokens, so it serves only project ids that can never be real ones. */
const TRIAL_PREFIX = 'demo-';

/** Reads the environment; throws one sentence when a value cannot work. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const projectId = env.FIREBASE_PROJECT_ID ?? 'demo-twyn';
  if (!projectId.startsWith(TRIAL_PREFIX)) {
    throw new Error(
      `FIREBASE_PROJECT_ID is "${projectId}", but the identity emulator accepts unsigned tokens and serves ${TRIAL_PREFIX}… projects only.`,
    );
  }
  const port = Number(env.PORT ?? 8082);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, not "${env.PORT ?? ''}".`);
  }
  return { projectId, host: env.HOST ?? '127.0.0.1', port, dataDir: env.DATA_DIR || null };
}
