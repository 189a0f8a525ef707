import { useEffect, useEffectEvent } from 'react';

/** Ctrl+K, and Command+K on a Mac, wherever the focus is. */
export function usePaletteKey(onPress: () => void): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
    // The browser's own: its address bar.
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => handleKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
