import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';

/** A row of a list that can be taken away. The focus that goes with it falls to the row beside it, not to the page. */
export function LeavingRow({ children }: { children: ReactNode }): ReactElement {
  const ref = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const row = ref.current;
    return () => {
      if (row?.contains(document.activeElement)) besideOf(row)?.focus();
    };
  }, []);
  return <li ref={ref}>{children}</li>;
}

function besideOf(row: Element): HTMLElement | null {
  const beside = row.nextElementSibling ?? row.previousElementSibling;
  return beside?.querySelector<HTMLElement>('a[href], button') ?? row.closest('main');
}
