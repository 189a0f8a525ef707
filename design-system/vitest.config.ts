import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    globals: true,
    include: ['src/**/*.test.{ts,tsx}'],
    // by itself Vitest leaves one core idle: on two cores that is half of them
    maxWorkers: '100%',
    // generous: a busy machine must not look like a broken component
    testTimeout: 60_000,
    // jsdom and MUI are loaded, and warm, once a worker and not once a file; so no test may mock a module
    isolate: false,
    setupFiles: ['src/testing/setup.ts'],
  },
});
