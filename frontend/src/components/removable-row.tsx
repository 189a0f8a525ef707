import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';

/** List row that moves the focus to a neighbouring row when it is removed, so that it is not lost to the page. */
export function RemovableRow({ children }: { children: ReactNode }): ReactElement {
  const ref = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const row = ref.current;
    return () => {
      if (row?.contains(document.activeElement)) focusTargetBeside(row)?.focus();
    };
  }, []);
  return <li ref={ref}>{children}</li>;
}

function focusTargetBeside(row: Element): HTMLElement | null {
  const beside = row.nextElementSibling ?? row.previousElementSibling;
  return beside?.querySelector<HTMLElement>('a[href], button') ?? row.closest('main');
}
