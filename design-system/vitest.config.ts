import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    globals: true,
    include: ['src/**/*.test.{ts,tsx}'],
    // by itself Vitest leaves one core idle: on two cores that is half of them
    maxWorkers: '100%',
    // loading jsdom once a worker halves the run
    pool: 'vmThreads',
    setupFiles: ['src/testing/setup.ts'],
  },
});
