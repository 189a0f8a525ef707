import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { precompress } from './build/precompress';

export default defineConfig({
  plugins: [pluginReact({ reactCompiler: true }), precompress()],
  source: { entry: { index: './src/main.tsx' } },
  html: { template: './src/index.html', scriptLoading: 'module' },
  output: {
    sourceMap: false,
    legalComments: 'none',
    // Nothing is inlined: the page's policy allows no data: scripts, styles or fonts.
    dataUriLimit: 0,
  },
});
