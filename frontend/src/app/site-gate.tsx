import { LoadingScreen } from '@twyn/design-system';
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loadPage } from '../components/load-page';
import { PageLoadBoundary } from '../components/page-load-boundary';
import { paths } from '../lib/paths';
import { useAppSelector } from '../store/hooks';
import { useRouteInfo } from './route-context';

const Site = lazy(async () => ({ default: (await loadPage(() => import('./site/site'))).Site }));

// Always the same element: a render of the gate must not disturb a page that is still being hydrated.
const site: ReactElement = (
  <PageLoadBoundary>
    <Suspense fallback={<LoadingScreen text="Loading your experience..." />}>
      <Site />
    </Suspense>
  </PageLoadBoundary>
);

/** The public pages; who comes home out of the sign-in pages and is signed in by now goes to work instead. */
export function SiteGate(): ReactNode {
  const isSignedIn = useAppSelector((state) => state.auth.status === 'signedIn');
  const { previousPathname: previous } = useRouteInfo();
  const isHome = useLocation().pathname === paths.home;
  const isFromSignIn = previous === paths.login || previous === paths.signup;
  if (isSignedIn && isHome && isFromSignIn) return <Navigate to={paths.dashboard} replace />;
  return site;
}
