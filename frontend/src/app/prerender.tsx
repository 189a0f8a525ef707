import { configureStore } from '@reduxjs/toolkit';
import { collectStyles, type CollectedStyles, screenshotSizes } from '@twyn/design-system';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { jsonLd } from '../features/site/lib/json-ld';
import { type PublicPage, publicPages } from '../features/site/lib/public-pages';
import { rootReducer, type RootState } from '../store/store';
import { App } from './app';

export interface Prerendered extends PublicPage {
  html: string;
  styles: CollectedStyles;
}

export interface Prerenderer {
  prerenderSite: (origin: string) => Promise<{
    pages: Prerendered[];
    jsonLd: object;
    pictureSizes: typeof screenshotSizes;
  }>;
}

const visitor: RootState['auth'] = {
  status: 'signedOut',
  user: null,
  isOpeningSession: false,
  sessionProblem: null,
  error: null,
  hasLeft: false,
};

/** Renders every public page as a visitor without a session sees it. Runs in the build alone. */
export const prerenderSite: Prerenderer['prerenderSite'] = async (origin) => {
  const collector = collectStyles();
  const pages: Prerendered[] = [];
  // Without listeners: what they keep open would keep the build from ending.
  const store = configureStore({ reducer: rootReducer, preloadedState: { auth: visitor } });
  for (const page of publicPages) {
    const app = (
      <App
        store={store}
        router={({ children }) => <StaticRouter location={page.path}>{children}</StaticRouter>}
      />
    );
    const { prelude } = await prerender(collector.wrap(app), {
      // Whole boundaries in place: moving them there later would take an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw new Error(`${page.path} can’t be rendered.`, { cause: error });
      },
    });
    const html = await new Response(prelude).text();
    pages.push({ ...page, html, styles: collector.read(html) });
  }
  return { pages, jsonLd: jsonLd(origin), pictureSizes: screenshotSizes };
};
