import { createContext, use } from 'react';

interface RouteInfo {
  /** Of the page at the present address. */
  title: string;
  /** Where the visitor was before the present address. */
  previousPathname: string | null;
}

export const RouteContext = createContext<RouteInfo>({ title: '', previousPathname: null });

export function useRouteInfo(): RouteInfo {
  return use(RouteContext);
}
