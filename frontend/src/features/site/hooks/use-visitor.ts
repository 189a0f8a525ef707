import { useSyncExternalStore } from 'react';
import { useAppSelector } from '../../../store/hooks';

export type Visitor = 'guest' | 'loading' | 'user' | 'admin';

/** Who looks at a public page. The prerendered pages are a guest's, so everybody is one until hydrated. */
export function useVisitor(): Visitor {
  const { status, user } = useAppSelector((state) => state.auth);
  const isHydrated = useSyncExternalStore(subscribeToNothing, isInBrowser, isOnServer);
  if (!isHydrated) return 'guest';
  if (status === 'loading') return 'loading';
  if (user === null) return 'guest';
  return user.role === 'admin' ? 'admin' : 'user';
}

const subscribeToNothing = () => () => undefined;
const isInBrowser = () => true;
const isOnServer = () => false;
