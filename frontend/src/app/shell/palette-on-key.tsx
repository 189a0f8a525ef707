import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Dispensable } from '../dispensable';

const Palette = lazy(async () => ({ default: (await import('./anywhere/palette')).Palette }));

/**
 * The palette, by Ctrl+K, and Command+K on a Mac, wherever the focus is. The key is heard as soon as the shell stands:
 * the palette itself comes when it is wanted.
 */
export function PaletteOnKey({ onCapture }: { onCapture: () => void }): ReactNode {
  const [isChoosing, setIsChoosing] = useState(false);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
      // The browser's own: its address bar.
      event.preventDefault();
      setIsChoosing(true);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
  return (
    isChoosing && (
      <Dispensable>
        <Suspense>
          <Palette onClose={() => setIsChoosing(false)} onCapture={onCapture} />
        </Suspense>
      </Dispensable>
    )
  );
}
