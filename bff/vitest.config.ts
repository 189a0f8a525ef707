import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Ryuk would be one more image to pull; the setup stops its container itself.
process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true';

// firebase-admin reads these by itself: what a shell has set must not change what the tests prove.
const OF_FIREBASE = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_CONFIG',
  'GCLOUD_PROJECT',
  'GOOGLE_APPLICATION_CREDENTIALS',
  'GOOGLE_CLOUD_PROJECT',
];
for (const name of OF_FIREBASE) Reflect.deleteProperty(process.env, name);

// Whatever tests write, in this process or its workers, goes with the run.
const folder = mkdtempSync(join(tmpdir(), 'twyn-tests-'));
process.env.TMPDIR = folder;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

export default defineConfig({
  test: {
    globals: true,
    restoreMocks: true,
    // By itself Vitest leaves one core idle: on two cores that is half of them.
    maxWorkers: '100%',
    // The application is loaded once a worker, not once a file: three times as fast. So nothing may mock a module.
    isolate: false,
    // Generous: a busy machine is no failure.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    setupFiles: './src/testing/quick-imports.setup.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,identity-emulator}/**/*.test.ts'],
          exclude: ['src/**/*.db.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: ['src/**/*.db.test.ts'],
          globalSetup: './src/testing/databases.setup.ts',
          provide: { testDatabaseUrl: process.env.TEST_DATABASE_URL ?? '' },
          // Each file holds a PGlite of its own, some 300 MB.
          maxWorkers: 2,
        },
      },
    ],
  },
});
