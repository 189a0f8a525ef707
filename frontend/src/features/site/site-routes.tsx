import { LoadingScreen, Page } from '@twyn/design-system';
import { type ComponentType, lazy, type ReactElement, type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { loadPage } from '../../components/load-page';
import { PageArrival } from '../../components/page-arrival';
import { PageLoadBoundary } from '../../components/page-load-boundary';
import { SiteLayout } from './components/site-layout';
import { useReplayClicks } from './hooks/use-replay-clicks';
import { publicPages } from './lib/public-pages';
import { sitePaths } from './lib/site-paths';

const docs = async () => (await import('./pages/docs-page')).DocsPage;
const guide = async () => (await import('./pages/guide-page')).GuidePage;
const blog = async () => (await import('./pages/blog-page')).BlogPage;
const legal = async () => (await import('./pages/legal-page')).LegalPage;

const routes: RouteObject[] = [
  page(sitePaths.home, async () => (await import('./pages/home-page')).HomePage),
  page(sitePaths.features, async () => (await import('./pages/features-page')).FeaturesPage),
  page(sitePaths.useCases, async () => (await import('./pages/use-cases-page')).UseCasesPage),
  page(sitePaths.pricing, async () => (await import('./pages/pricing-page')).PricingPage),
  page(sitePaths.about, async () => (await import('./pages/about-page')).AboutPage),
  page(sitePaths.contact, async () => (await import('./pages/contact-page')).ContactPage),
  page(sitePaths.privacy, legal),
  page(sitePaths.terms, legal),
  page(sitePaths.docs, docs),
  page(sitePaths.documentation, docs),
  page(sitePaths.gettingStarted, guide),
  page(`${sitePaths.docs}/:slug`, guide),
  page(sitePaths.blog, blog),
  page(`${sitePaths.blog}/:slug`, blog),
  { path: '*', element: <Navigate to={sitePaths.home} replace /> },
];

interface SiteRoutesProps {
  /** What the bar and the menu show of the visitor. */
  account: ReactNode;
  menuAccount: ReactNode;
}

export function SiteRoutes(props: SiteRoutesProps): ReactElement {
  const { pathname } = useLocation();
  const title = publicPages.find(({ path }) => path === pathname)?.title;
  useEffect(() => {
    if (title !== undefined) document.title = `Twyn | ${title}`;
  }, [title]);
  return <SiteLayout {...props}>{useRoutes(routes)}</SiteLayout>;
}

/** The route of a page that is a chunk of its own. */
function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  const Lazy = lazy(async () => ({ default: await loadPage(load) }));
  return {
    path,
    element: (
      <PageLoadBoundary key={path}>
        <Suspense
          fallback={
            <Page>
              <LoadingScreen text="Loading AI Digital Twin..." fullScreen={false} />
            </Page>
          }
        >
          <Lazy />
          <PageArrival />
          <Hydrated />
        </Suspense>
      </PageLoadBoundary>
    ),
  };
}

/** Beside the page inside the same Suspense: its effects run once the page answers to presses. */
function Hydrated(): ReactNode {
  useReplayClicks();
  return null;
}
