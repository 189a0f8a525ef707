import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const READY = 'twyn:ready';

/** Tells the script inside of the prerendered page that buttons work now; it then repeats what was pressed before. */
export function usePressesKept(): void {
  const { hash, pathname } = useLocation();
  useEffect(() => {
    dispatchEvent(new Event(READY));
  }, []);
  useEffect(() => {
    // The browser does this by itself only where it loads the page.
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, pathname]);
}
