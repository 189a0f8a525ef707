import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    globals: true,
    include: ['src/**/*.test.{ts,tsx}'],
    // loading jsdom once a worker halves the run
    pool: 'vmThreads',
    setupFiles: ['src/testing/setup.ts'],
  },
});
