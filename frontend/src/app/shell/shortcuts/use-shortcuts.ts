import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isField } from '../global-capture/is-field';
import { FRAME_KEYS, type FrameAction, GO_KEY, placesWithKeys } from './shortcuts';

/** After this the letter that follows is none of a pair any more. */
const PAIR_MS = 1_500;

/** The keys that act on every screen. Letters are nobody's while a field, a menu or a dialog has the focus. */
export function useShortcuts(hasLetterKeys: boolean, act: (action: FrameAction) => void): void {
  const navigate = useNavigate();
  const go = useEffectEvent((letter: string) => {
    const place = placesWithKeys().find(({ key }) => key.toLowerCase() === letter);
    if (place) void navigate(place.href);
  });
  const run = useEffectEvent(act);

  useEffect(() => {
    let pairUntil = 0;
    const handleKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const letter = key.toLowerCase();
      if (letter === 'k' && ctrlKey !== metaKey && !altKey && !event.shiftKey) {
        // Keeps the browser from focusing its address bar.
        event.preventDefault();
        run('find');
        return;
      }
      const isTaken = event.defaultPrevented || event.isComposing || isField(event.target);
      if (!hasLetterKeys || isTaken || ctrlKey || metaKey || altKey) return;
      if (event.timeStamp < pairUntil) {
        pairUntil = 0;
        go(letter);
        return;
      }
      if (letter === GO_KEY) pairUntil = event.timeStamp + PAIR_MS;
      const action = FRAME_KEYS[letter];
      if (!action) return;
      // Firefox opens its own search on "/".
      event.preventDefault();
      run(action);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [hasLetterKeys]);
}
