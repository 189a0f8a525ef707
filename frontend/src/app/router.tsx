import { LiveRegion } from '@twyn/design-system';
import { type ReactElement, useEffect } from 'react';
import { matchRoutes, Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import type { PageHandle } from '../components/page-route';
import { activityRoutes } from '../features/activity';
import { adminRoutes } from '../features/admin';
import { aiDashboardRoutes } from '../features/ai-dashboard';
import { actionRoute, authRoutes } from '../features/auth';
import { bodyRoutes } from '../features/body';
import { chatRoutes } from '../features/chat';
import { dashboardRoutes } from '../features/dashboard';
import { devicesRoutes, pairRoute } from '../features/devices';
import { automationRoutes } from '../features/automations';
import { homeRoutes } from '../features/home';
import { importRoutes } from '../features/imports';
import { memoryRoutes } from '../features/memory';
import { readingImportRoutes } from '../features/reading-imports';
import { analyticsRoutes } from '../features/analytics';
import { dayRoutes } from '../features/day';
import { moodRoutes } from '../features/mood';
import { moodImportRoutes } from '../features/mood-imports';
import { reminderRoutes } from '../features/reminders';
import { accountDeletedRoute, settingsRoutes } from '../features/settings';
import { twinRoutes } from '../features/twin';
import { voiceRoutes } from '../features/voice';
import { paths } from '../lib/paths';
import { AdminRoute, GuestOnly, RequireSession } from './guards';
import { RouteContext } from './route-context';
import { SiteGate } from './site-gate';
import { usePreviousPathname } from './use-previous-pathname';
import { useScrollRestoration } from './use-scroll-restoration';

const routes: RouteObject[] = [
  { Component: GuestOnly, children: authRoutes },
  actionRoute,
  accountDeletedRoute,
  pairRoute,
  {
    Component: RequireSession,
    children: [
      ...dashboardRoutes,
      ...chatRoutes,
      ...memoryRoutes,
      ...importRoutes,
      ...readingImportRoutes,
      ...bodyRoutes,
      ...homeRoutes,
      ...devicesRoutes,
      ...automationRoutes,
      ...dayRoutes,
      ...moodRoutes,
      ...moodImportRoutes,
      ...analyticsRoutes,
      ...aiDashboardRoutes,
      ...twinRoutes,
      ...reminderRoutes,
      ...voiceRoutes,
      ...activityRoutes,
      ...settingsRoutes,
      { Component: AdminRoute, children: adminRoutes },
    ],
  },
  { path: paths.twin, element: <Navigate to={paths.twinInterface} replace /> },
  { path: `${paths.dashboard}/*`, element: <Navigate to={paths.dashboard} replace /> },
  // Every other address is a public page's; those that are nobody's lead home from there.
  { path: '*', Component: SiteGate },
];

/** The screen of the present address, named in the window's title and to screen readers. */
export function AppRoutes(): ReactElement {
  const screen = useRoutes(routes);
  const { title, fillsWindow } = usePage();
  const previousPathname = usePreviousPathname();
  useScrollRestoration();
  return (
    <RouteContext value={{ title, fillsWindow, previousPathname }}>
      {screen}
      <LiveRegion>{previousPathname !== null && title}</LiveRegion>
    </RouteContext>
  );
}

function usePage(): { title: string; fillsWindow: boolean } {
  const match = matchRoutes(routes, useLocation())?.at(-1);
  const handle = match?.route.handle as PageHandle | undefined;
  const title = handle?.title ?? '';
  useEffect(() => {
    if (title) document.title = `Twyn | ${title}`;
  }, [title]);
  useEffect(() => handle?.preload(), [handle]);
  return { title, fillsWindow: handle?.fillsWindow ?? false };
}
