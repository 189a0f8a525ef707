import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { precompress } from './build/precompress';
import { frontDoor } from './front-door';

export default defineConfig({
  plugins: [pluginReact({ reactCompiler: { compilationMode: 'annotation' } }), precompress()],
  source: { entry: { index: './src/main.tsx' } },
  html: { template: './src/index.html', scriptLoading: 'module' },
  server: frontDoor,
  // The text of every first screen; without a hint the browser asks for it only once there is text to draw.
  performance: { preload: { type: 'all-assets', include: [/inter-latin-opsz-normal/] } },
  // What changes with every release apart from what does not; finer pieces compress worse.
  splitChunks: {
    preset: 'none',
    cacheGroups: { vendor: { test: /node_modules/, chunks: 'initial', name: 'vendor', enforce: true } },
  },
  output: {
    sourceMap: false,
    legalComments: 'none',
    // Nothing is inlined: the page's policy allows no data: scripts, styles or fonts.
    dataUriLimit: 0,
  },
});
