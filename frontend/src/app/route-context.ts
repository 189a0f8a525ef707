import { createContext, use } from 'react';

interface RouteInfo {
  /** Of the page at the present address. */
  title: string;
  /** That page arranges panes in the height of the window. */
  fillsWindow: boolean;
  /** Where the visitor was before the present address. */
  previousPathname: string | null;
}

export const RouteContext = createContext<RouteInfo>({
  title: '',
  fillsWindow: false,
  previousPathname: null,
});

export function useRouteInfo(): RouteInfo {
  return use(RouteContext);
}
