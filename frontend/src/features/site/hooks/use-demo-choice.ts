import { type RefObject, useRef, useState } from 'react';
import type { DemoKind } from '../demos/demo-kinds';

/** While the section scrolls into view, the card under the finger is about to be another. */
const SCROLL_MS = 300;

interface DemoChoice {
  active: DemoKind | null;
  choose: (kind: DemoKind) => void;
}

/** Which demo is open. Choosing the open one closes it. */
export function useDemoChoice(section: RefObject<HTMLElement | null>): DemoChoice {
  const [active, setActive] = useState<DemoKind | null>('neural');
  const scrolledAt = useRef(Number.NEGATIVE_INFINITY);

  const choose = (kind: DemoKind): void => {
    if (performance.now() - scrolledAt.current < SCROLL_MS) return;
    if (kind === active) {
      setActive(null);
      return;
    }
    scrolledAt.current = performance.now();
    setActive(kind);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    section.current?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
  };
  return { active, choose };
}
