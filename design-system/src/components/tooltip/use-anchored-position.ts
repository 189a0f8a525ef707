import { useLayoutEffect, useRef, type RefObject } from 'react';

export type TooltipPlacement = 'top' | 'bottom' | 'left' | 'right';

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

/** Puts a fixed element beside the first child of `anchor`, inside the window. */
export function useAnchoredPosition(
  anchor: RefObject<HTMLElement | null>,
  placement: TooltipPlacement,
  isOpen: boolean,
): RefObject<HTMLSpanElement | null> {
  const floating = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const target = anchor.current?.firstElementChild?.getBoundingClientRect();
    if (!isOpen || !target || !floating.current) return;
    const box = floating.current.getBoundingClientRect();
    const wanted = pointFor(placement, target, box);
    const { left, top } = fits(placement, wanted, box) ? wanted : pointFor(opposite[placement], target, box);
    floating.current.style.left = `${String(clamp(left, window.innerWidth - box.width))}px`;
    floating.current.style.top = `${String(clamp(top, window.innerHeight - box.height))}px`;
  }, [anchor, placement, isOpen]);
  return floating;
}

interface Point {
  left: number;
  top: number;
}

function pointFor(placement: TooltipPlacement, target: DOMRect, box: DOMRect): Point {
  const left = target.left + (target.width - box.width) / 2;
  const top = target.top + (target.height - box.height) / 2;
  switch (placement) {
    case 'top':
      return { left, top: target.top - box.height };
    case 'bottom':
      return { left, top: target.bottom };
    case 'left':
      return { left: target.left - box.width, top };
    case 'right':
      return { left: target.right, top };
  }
}

/** Whether there is room on that side; across it the box can always be moved. */
function fits(placement: TooltipPlacement, { left, top }: Point, box: DOMRect): boolean {
  if (placement === 'left' || placement === 'right')
    return left >= 0 && left + box.width <= window.innerWidth;
  return top >= 0 && top + box.height <= window.innerHeight;
}

function clamp(value: number, max: number): number {
  return Math.max(0, Math.min(value, max));
}
