import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** How far above the end the reader may be and still want to follow it. */
const NEAR_END_PX = 120;

/**
 * Keeps the newest words in view while the reader is at the end, and leaves the reader alone who has scrolled up.
 * An address that names a message opens there.
 */
export function useThreadScroll(
  openId: string | undefined,
  content: unknown,
  isAsking: boolean,
): RefObject<HTMLDivElement | null> {
  const scroll = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const { hash } = useLocation();

  useEffect(() => {
    const element = scroll.current;
    if (!element) return;
    const noteReader = (): void => {
      isFollowing.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX;
    };
    element.addEventListener('scroll', noteReader, { passive: true });
    // Devices under an answer are read after it and make it longer.
    const growth = new ResizeObserver(() => {
      if (isFollowing.current) element.scrollTop = element.scrollHeight;
    });
    if (element.firstElementChild) growth.observe(element.firstElementChild);
    return () => {
      growth.disconnect();
      element.removeEventListener('scroll', noteReader);
    };
  }, []);

  useLayoutEffect(() => {
    const named = hash === '' ? null : document.getElementById(hash.slice(1));
    isFollowing.current = named === null;
    named?.scrollIntoView({ block: 'center' });
    named?.focus({ preventScroll: true });
  }, [openId, hash]);

  useLayoutEffect(() => {
    // Whoever asks wants to see the answer.
    if (isAsking) isFollowing.current = true;
    if (isFollowing.current && scroll.current) scroll.current.scrollTop = scroll.current.scrollHeight;
  }, [content, isAsking]);

  return scroll;
}
