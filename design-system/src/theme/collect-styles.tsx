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
  /** Of all that was rendered, what a page of this text needs. */
  read: (html: string) => CollectedStyles;
}

/** Gathers the rules of everything rendered inside it, where there is no document to insert them into. */
export function collectStyles(): StyleCollector {
  const cache = createCache({ key: 'css' });
  // Rules are kept in the cache; otherwise they would stand as style elements between the elements of the page.
  cache.compat = true;
  return {
    wrap: (children) => <CacheProvider value={cache}>{children}</CacheProvider>,
    read: (html) => {
      const rules = Object.entries(cache.inserted).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      );
      const classNames = new Set(html.match(/\bcss-[\w-]+/g));
      const own = rules.filter(([name]) => classNames.has(`css-${name}`));
      const ownCss = own.map(([, css]) => css).join('');
      // Rules without a class: global ones for every page, keyframes for those that name them.
      const shared = rules.filter(
        ([name]) =>
          !(`css-${name}` in cache.registered) && (!name.startsWith('animation-') || ownCss.includes(name)),
      );
      const needed = [...shared, ...own];
      return { css: needed.map(([, css]) => css).join(''), names: needed.map(([name]) => name) };
    },
  };
}
