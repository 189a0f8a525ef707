import { LoadingScreen } from '@twyn/design-system';
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PageArrival } from './page-arrival';
import { PageLoadBoundary } from './page-load-boundary';
import { loadPage } from './load-page';

export interface PageHandle {
  title: string;
  /** The page arranges panes in the height of the window; the document does not scroll. */
  fillsWindow: boolean;
  /** Fetches the page's code ahead of its first rendering. */
  preload: () => void;
}

export type PageRoute = RouteObject & { path: string; handle: PageHandle };

interface PageOptions {
  path: string;
  /** Names the page in the window's title, on a phone's top bar and to screen readers. */
  title: string;
  /** @default false */
  fillsWindow?: boolean;
  load: () => Promise<ComponentType>;
}

/** The route of a page that is a chunk of its own, with what is shown while it loads and when it cannot be. */
export function pageRoute({ path, title, fillsWindow = false, load }: PageOptions): PageRoute {
  const Page = lazy(async () => ({ default: await loadPage(load) }));

  function LazyPage(): ReactElement {
    return (
      <PageLoadBoundary>
        <Suspense fallback={<LoadingScreen text="Loading AI Digital Twin..." fullScreen={false} />}>
          <Page />
          <PageArrival />
        </Suspense>
      </PageLoadBoundary>
    );
  }

  // A failure here is met again, and handled, when the page is rendered.
  const preload = (): void => void load().catch(() => undefined);
  return { path, Component: LazyPage, handle: { title, fillsWindow, preload } };
}
