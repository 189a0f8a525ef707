import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const READY = 'twyn:ready';

/** Signals hydration to the inline script of prerendered pages, which then replays clicks made before it. */
export function useReplayClicks(): void {
  const { hash, pathname } = useLocation();
  useEffect(() => {
    dispatchEvent(new Event(READY));
  }, []);
  useEffect(() => {
    // Browsers scroll to the hash only on page load, not on client-side navigation.
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, pathname]);
}
