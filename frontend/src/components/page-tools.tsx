import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The end of a phone's top bar. The frame around the page provides it; without one the tools are not shown. */
export const PageToolsSlot = createContext<HTMLElement | null>(null);

/** Buttons of the page that stand in a phone's top bar. On wider screens the page shows them in its own head. */
export function PageTools({ children }: { children: ReactNode }): ReactNode {
  const slot = use(PageToolsSlot);
  return slot && createPortal(children, slot);
}
