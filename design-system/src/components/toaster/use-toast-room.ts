import { useEffect, type RefObject } from 'react';

const STACK = '.notistack-SnackbarContainer';
/** Height of what is shown; the frame of a phone's page leaves it free. */
const ROOM = '--toast-room';

let shown = 0;

/** Tells the page how much height the toasts take, so that it can move its controls from under them. */
export function useToastRoom(toast: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const stack = toast.current?.closest<HTMLElement>(STACK);
    if (!stack) return undefined;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => root.setProperty(ROOM, `${String(stack.offsetHeight)}px`));
    observer.observe(stack);
    shown += 1;
    return () => {
      observer.disconnect();
      shown -= 1;
      if (shown === 0) root.removeProperty(ROOM);
    };
  }, [toast]);
}
