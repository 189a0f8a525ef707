import { useLayoutEffect, type RefObject } from 'react';

/** Lets a text area grow with its text. CSS does it where `field-sizing` exists; this covers the rest. */
export function useAutosize(ref: RefObject<HTMLTextAreaElement | null>, text: unknown): void {
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area || CSS.supports('field-sizing', 'content')) return;
    const fit = (): void => {
      area.style.height = 'auto';
      area.style.height = `${String(area.scrollHeight)}px`;
    };
    fit();
    // of a form that knows its fields and holds no text of its own
    area.addEventListener('input', fit);
    return () => area.removeEventListener('input', fit);
  }, [ref, text]);
}
