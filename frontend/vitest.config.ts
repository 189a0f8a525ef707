import { defineConfig } from 'vitest/config';
import { contentModule } from './build/content/content-module.ts';

export default defineConfig({
  plugins: [
    {
      name: 'twyn:markdown',
      transform(source, id) {
        const [path = '', query] = id.split('?');
        return path.endsWith('.md') ? contentModule(source, query ? `?${query}` : '') : undefined;
      },
    },
  ],
  test: {
    environment: 'jsdom',
    globals: true,
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    // By itself Vitest leaves one core idle: on two cores that is half of them.
    maxWorkers: '100%',
    // Generous: a busy machine must not look like a broken product.
    testTimeout: 20_000,
    setupFiles: ['src/testing/setup.ts'],
  },
});
