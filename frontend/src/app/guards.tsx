import { LoadingScreen } from '@twyn/design-system';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { loadPage } from '../components/load-page';
import { PageLoadBoundary } from '../components/page-load-boundary';
import { loginPathFor, nextPath } from './next-path';
import { paths } from '../lib/paths';
import { useAppSelector } from '../store/hooks';

const importShell = () => import('./shell/app-shell');
const UnreachablePage = lazy(async () => ({
  default: (await loadPage(() => import('./unreachable-page'))).UnreachablePage,
}));
const AppShell = lazy(async () => ({ default: (await loadPage(importShell)).AppShell }));

/** The signed-in screens. Everybody else is asked to sign in, and led back here afterwards. */
export function RequireSession(): ReactNode {
  const { status, hasLeft } = useAppSelector((state) => state.auth);
  const location = useLocation();
  const mayEnter = status !== 'signedOut';

  useEffect(() => {
    // Alongside the question who is there, instead of after its answer.
    if (mayEnter) void importShell().catch(() => undefined);
  }, [mayEnter]);

  if (status === 'loading') return <LoadingScreen text="Initializing Neural Interface..." />;
  if (!mayEnter) return <Navigate to={hasLeft ? paths.login : loginPathFor(location)} replace />;
  return (
    <PageLoadBoundary>
      <Suspense fallback={<LoadingScreen text="Loading AI Digital Twin..." />}>
        {status === 'unreachable' ? <UnreachablePage /> : <AppShell />}
      </Suspense>
    </PageLoadBoundary>
  );
}

/** Screens of the administrator, inside RequireSession; the server refuses their data to everybody else anyway. */
export function AdminRoute(): ReactNode {
  const { user, isOpeningSession } = useAppSelector((state) => state.auth);
  // Who is an administrator, only the server knows.
  if (isOpeningSession) return <LoadingScreen text="Loading AI Digital Twin..." fullScreen={false} />;
  return user?.role === 'admin' ? <Outlet /> : <Navigate to={paths.dashboard} replace />;
}

/** Sign-in and sign-up: a signed-in person is led on; who may still be one waits for the server like everywhere. */
export function GuestOnly(): ReactNode {
  const status = useAppSelector((state) => state.auth.status);
  const { search } = useLocation();
  if (status === 'loading') return <LoadingScreen text="Initializing Neural Interface..." />;
  if (status === 'signedIn') return <Navigate to={nextPath(search)} replace />;
  if (status === 'signedOut') return <Outlet />;
  return (
    <Suspense fallback={<LoadingScreen text="Initializing Neural Interface..." />}>
      <UnreachablePage />
    </Suspense>
  );
}
