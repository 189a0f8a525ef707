import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

/** The share that has to be in view. */
const THRESHOLD = 0.1;

/**
 * Whether an element has come into view. In a prerendered page everything counts as seen: there the browser's own
 * laziness does the work, which needs no script.
 */
export function useSeen(target: RefObject<Element | null>): boolean {
  const isPrerendered = useSyncExternalStore(subscribeToNothing, isBrowser, isPrerender);
  const [isSeen, setSeen] = useState(isPrerendered);
  useEffect(() => {
    if (isSeen || !target.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true);
      },
      { threshold: THRESHOLD },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target, isSeen]);
  return isSeen;
}

const subscribeToNothing = () => () => undefined;
const isBrowser = () => false;
const isPrerender = () => true;
