import { type RefObject, useEffect, useState } from 'react';

/** Whether what is inside is wider than its frame, so that it has to be scrolled sideways. */
export function useOverflows(frame: RefObject<HTMLElement | null>): boolean {
  const [isWider, setIsWider] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setIsWider(current.scrollWidth > current.clientWidth));
    for (const element of [current, ...current.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return isWider;
}
