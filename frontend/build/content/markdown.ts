import type { RsbuildPlugin } from '@rsbuild/core';
import { contentModule } from './content-module';

/** Makes Markdown importable. */
export function markdown(): RsbuildPlugin {
  return {
    name: 'twyn:markdown',
    setup(api) {
      api.transform({ test: /[.]md$/ }, ({ code, resourcePath, resourceQuery }) => {
        try {
          return contentModule(code, resourceQuery);
        } catch (cause) {
          throw new Error(`${resourcePath} cannot be compiled.`, { cause });
        }
      });
    },
  };
}
