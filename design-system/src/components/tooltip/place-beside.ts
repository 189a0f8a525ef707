import { computePosition, flip, shift } from '@floating-ui/dom';

export type Side = 'top' | 'bottom' | 'left' | 'right';

/** Puts a fixed element beside another, or on its other side where there is no room, inside the window. */
export async function placeBeside(anchor: Element, floating: HTMLElement, side: Side): Promise<void> {
  const { x, y } = await computePosition(anchor, floating, {
    placement: side,
    strategy: 'fixed',
    middleware: [flip({ crossAxis: false }), shift()],
  });
  Object.assign(floating.style, { left: `${String(x)}px`, top: `${String(y)}px`, opacity: '1' });
}
