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
    // Generous: a busy machine must not look like a broken product.
    testTimeout: 20_000,
    setupFiles: ['src/testing/setup.ts'],
  },
});
