import { defineConfig, type Plugin } from 'vitest/config';
import { contentModule } from './build/content/content-module.ts';

/**
 * They mock modules, load them anew, or start what listens for as long as its window lasts: a worker that keeps both
 * would hand that on to other files.
 */
const ISOLATED = [
  'src/app/enable-offline.test.ts',
  'src/app/report-web-vitals.test.ts',
  'src/features/site/components/demo.test.tsx',
  'src/platform/identity/firebase.test.ts',
];

const markdown: Plugin = {
  name: 'twyn:markdown',
  transform(source, id) {
    const [path = '', query] = id.split('?');
    return path.endsWith('.md') ? contentModule(source, query ? `?${query}` : '') : undefined;
  },
};

/** Emotion as it ships inserts rules into one sheet. Its development build has jsdom parse a style node a rule. */
const emotionAsShipped: Plugin = {
  name: 'twyn:emotion-as-shipped',
  configResolved({ resolve, ssr, environments }) {
    for (const each of [resolve, ssr.resolve, ...Object.values(environments).map((one) => one.resolve)])
      if (each?.conditions)
        each.conditions = each.conditions.filter((name) => name !== 'development|production');
  },
};

export default defineConfig({
  plugins: [markdown, emotionAsShipped],
  test: {
    environment: 'jsdom',
    globals: true,
    // By itself Vitest leaves one core idle: on two cores that is half of them.
    maxWorkers: '100%',
    // Generous: a busy machine must not look like a broken product.
    testTimeout: 60_000,
    setupFiles: ['src/testing/setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['{src,build}/**/*.test.{ts,tsx}'],
          exclude: ISOLATED,
          // jsdom and the application are loaded, and warm, once a worker and not once a file.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: ISOLATED } },
    ],
  },
});
