import { useEffect, useEffectEvent } from 'react';
import { isField } from './is-field';

/** Text that is pasted where no field takes it. */
export function usePastedText(onText: (text: string) => void): void {
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.trim() === '' || event.defaultPrevented || isField(event.target)) return;
    event.preventDefault();
    onText(text);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent): void => handlePaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}
