import { join } from 'node:path';
import { defineConfig, type EnvironmentConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { markdown } from './build/content/markdown';
import { firstLoads } from './build/first-loads';
import { precompress } from './build/precompress';
import { prerenderPages } from './build/prerender/prerender-pages';
import { serviceWorker } from './build/service-worker/service-worker';
import { frontDoor } from './front-door';

/** The first that have what our code calls: `URL.parse` is the youngest. An older one gains nothing by older syntax. */
const browsers = ['chrome >= 126', 'edge >= 126', 'firefox >= 126', 'safari >= 18', 'ios_saf >= 18'];

/** What the browser runs. */
const web: EnvironmentConfig = {
  source: { entry: { app: './src/main.tsx' } },
  html: { template: './src/index.html', scriptLoading: 'module' },
  // The text of every first screen; without a hint the browser asks for it only once there is text to draw.
  performance: { preload: { type: 'all-assets', include: [/inter-latin-opsz-normal/] } },
  // What changes with every release apart from what does not; finer pieces compress worse.
  splitChunks: {
    preset: 'none',
    cacheGroups: {
      vendor: { test: /node_modules/, chunks: 'initial', name: 'vendor', enforce: true },
      // Once for all screens with a form, and in no first load.
      forms: {
        test: /node_modules\/(react-hook-form|@hookform|zod)\//,
        chunks: 'async',
        name: 'forms',
        enforce: true,
      },
    },
  },
  output: { distPath: { root: 'dist/web' }, overrideBrowserslist: browsers },
};

const modules = join(import.meta.dirname, '../node_modules');
/**
 * What the charts share with the first load comes in a copy of their own: the store leaves out a part of reselect that
 * they take, and what only one chunk takes needs no wrapper.
 */
const ownCopiesOfCharts = {
  test: /node_modules\/@(mui\/x-|base-ui\/utils)/,
  resolve: {
    alias: {
      reselect$: join(modules, 'reselect/dist/reselect.browser.mjs'),
      '@babel/runtime/helpers/extends$': join(modules, '@babel/runtime/helpers/extends.js'),
    },
  },
};

/** Emotion takes it for `withTheme`, which nobody calls; that it does nothing by itself its package does not say. */
const unusedHoisting = { test: /node_modules\/hoist-non-react-statics\//, sideEffects: false };

/** The router's package names its development build alone, whose warnings no minifier takes out. */
const productionRouter = {
  'react-router$': join(modules, 'react-router/dist/production/index.mjs'),
  'react-router/dom$': join(modules, 'react-router/dist/production/dom-export.mjs'),
};

/** The same pages for the build itself, which writes the public ones as HTML. */
const node: EnvironmentConfig = {
  source: { entry: { prerender: './src/app/prerender.tsx' } },
  splitChunks: { preset: 'none' },
  output: { target: 'node', distPath: { root: 'dist/server' }, emitAssets: false },
};

/** What keeps the product readable without a network. */
const worker: EnvironmentConfig = {
  source: {
    entry: {
      'service-worker': './service-worker/service-worker.ts',
      retire: './service-worker/retire.ts',
    },
  },
  splitChunks: false,
  output: { target: 'web-worker', distPath: { root: 'dist/worker', js: '' }, filename: { js: '[name].js' } },
};

export default defineConfig(({ command }): RsbuildConfig => ({
  plugins: [
    pluginReact({ reactCompiler: { compilationMode: 'annotation' } }),
    markdown(),
    prerenderPages(),
    // After the pages are written, which it lists.
    serviceWorker(),
    precompress(),
    firstLoads(),
  ],
  resolve: { alias: command === 'build' ? productionRouter : {} },
  environments: { web, ...(command === 'build' && { node, worker }) },
  server: frontDoor,
  // The name under which chunks find each other stands in each of them.
  tools: {
    rspack: { output: { uniqueName: 'twyn' }, module: { rules: [ownCopiesOfCharts, unusedHoisting] } },
  },
  output: {
    // Every one of the hundred chunks is named in the first load: each digit fewer is worth a screen. A name holds the
    // chunk's id as well, so that only two versions of the same chunk could meet, one time in 16 million.
    filenameHash: 'contenthash:6',
    sourceMap: false,
    legalComments: 'none',
    // Nothing is inlined: the page's policy allows no data: scripts, styles or fonts.
    dataUriLimit: 0,
  },
}));
