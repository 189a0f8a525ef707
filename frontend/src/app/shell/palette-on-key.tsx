import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { OptionalBoundary } from '../optional-boundary';

const Palette = lazy(async () => ({ default: (await import('./global-capture/palette')).Palette }));

/**
 * Opens the command palette on Ctrl+K (Command+K on a Mac), wherever the focus is. Its code loads on first use.
 */
export function PaletteOnKey({ onCapture }: { onCapture: () => void }): ReactNode {
  const [isChoosing, setIsChoosing] = useState(false);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
      // Keeps the browser from focusing its address bar.
      event.preventDefault();
      setIsChoosing(true);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
  return (
    isChoosing && (
      <OptionalBoundary>
        <Suspense>
          <Palette onClose={() => setIsChoosing(false)} onCapture={onCapture} />
        </Suspense>
      </OptionalBoundary>
    )
  );
}
