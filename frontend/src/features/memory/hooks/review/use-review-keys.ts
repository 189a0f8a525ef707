import { useEffect } from 'react';

const TYPING = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';

/** Single keys for a screen that is worked through without a mouse; whoever types keeps the keys. */
export function useReviewKeys(actions: Partial<Record<string, () => void>>): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      const act = actions[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [actions]);
}
