import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { precompress } from './build/precompress';
import { frontDoor } from './front-door';

export default defineConfig({
  plugins: [pluginReact({ reactCompiler: { compilationMode: 'annotation' } }), precompress()],
  source: { entry: { index: './src/main.tsx' } },
  html: { template: './src/index.html', scriptLoading: 'module' },
  server: frontDoor,
  output: {
    sourceMap: false,
    legalComments: 'none',
    // Nothing is inlined: the page's policy allows no data: scripts, styles or fonts.
    dataUriLimit: 0,
  },
});
