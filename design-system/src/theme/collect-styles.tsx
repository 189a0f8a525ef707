import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';

export interface CollectedStyles {
  css: string;
  /** For the `data-emotion` of the style element, by which the browser knows what it need not insert again. */
  names: string[];
}

export interface StyleCollector {
  wrap: (children: ReactNode) => ReactElement;
  read: () => CollectedStyles;
}

/** Gathers the rules of everything rendered inside it, where there is no document to insert them into. */
export function collectStyles(): StyleCollector {
  const cache = createCache({ key: 'css' });
  // Rules are kept in the cache; otherwise they would stand as style elements between the elements of the page.
  cache.compat = true;
  return {
    wrap: (children) => <CacheProvider value={cache}>{children}</CacheProvider>,
    read: () => {
      const rules = Object.entries(cache.inserted).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      );
      return { css: rules.map(([, css]) => css).join(''), names: rules.map(([name]) => name) };
    },
  };
}
