import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { readProps } from './read-props';

const workspace = new URL('..', import.meta.url);

export default defineConfig({
  plugins: [pluginReact()],
  root: workspace.pathname,
  source: {
    entry: { index: './gallery/main.tsx', frames: './gallery/frames.tsx' },
    define: { PROPS_BY_FOLDER: JSON.stringify(readProps(new URL('src/', workspace))) },
  },
  html: { template: './gallery/index.html' },
  server: { port: 6006, host: '127.0.0.1' },
  output: { distPath: { root: 'gallery/dist' }, assetPrefix: 'auto', legalComments: 'none' },
});
