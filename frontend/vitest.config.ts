import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    globals: true,
    include: ['src/**/*.test.{ts,tsx}'],
    // Generous: a busy machine must not look like a broken product.
    testTimeout: 20_000,
    setupFiles: ['src/testing/setup.ts'],
  },
});
