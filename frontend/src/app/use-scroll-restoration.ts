import { useEffect, useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();

/** A new page starts at its top; going back returns to where the reader was. */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  // The page that the browser loaded may have been scrolled before this code arrived.
  const [loadedKey] = useState(key);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);

  useLayoutEffect(() => {
    const isAsLoaded = key === loadedKey && !positions.has(key);
    if (navigation === NavigationType.Pop && !isAsLoaded) scrollTo(0, positions.get(key) ?? 0);
    return () => void positions.set(key, scrollY);
  }, [key, navigation, loadedKey]);

  useLayoutEffect(() => {
    // Not for a change of the query alone: a filter must not throw the reader back to the top.
    if (navigation !== NavigationType.Pop) scrollTo(0, 0);
  }, [pathname, navigation]);
}
