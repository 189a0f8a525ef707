import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

let hasArrivedBefore = false;

/**
 * Moves the focus to the heading of the page just arrived at, so that keyboard and screen reader go on from there.
 * It stands beside the page inside the same Suspense: its effect runs once the page itself is on screen.
 */
export function PageArrival(): ReactNode {
  const { pathname } = useLocation();
  useEffect(() => {
    // The first page of a window is read from its top.
    const isFirst = !hasArrivedBefore;
    hasArrivedBefore = true;
    if (isFirst) return;
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
