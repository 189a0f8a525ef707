import { useSyncExternalStore } from 'react';

/** `#/components/button?bare` shows that page without the gallery around it, for frames and screenshots. */
export interface Address {
  page: string;
  isBare: boolean;
}

export function useAddress(): Address {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const [page = '', query] = hash.replace(/^#\//, '').split('?');
  return { page, isBare: query === 'bare' };
}

export function addressOf(page: string, isBare = false): string {
  return `#/${page}${isBare ? '?bare' : ''}`;
}

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
