import { useSyncExternalStore } from 'react';
import { media } from '../theme/css';

const PHONE = media.phone.replace('@media ', '');

/** Whether the window is as narrow as a phone; for what differs in more than style. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function isPhone(): boolean {
  return matchMedia(PHONE).matches;
}
