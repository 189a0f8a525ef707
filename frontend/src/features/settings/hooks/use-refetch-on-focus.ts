import { useEffect } from 'react';
import { useGetSignInMethodsQuery } from '../../../shared/auth/api/identity.api';

/**
 * Refetches the sign-in methods when the page regains focus: links in emails are opened in other tabs or on other
 * devices, and the refetch makes the provider report their changes to the session.
 */
export function useRefetchOnFocus(): void {
  const { refetch } = useGetSignInMethodsQuery(null);
  useEffect(() => {
    const handleFocus = (): void => {
      if (document.visibilityState !== 'hidden') void refetch();
    };
    document.addEventListener('visibilitychange', handleFocus);
    window.addEventListener('focus', handleFocus);
    return () => {
      document.removeEventListener('visibilitychange', handleFocus);
      window.removeEventListener('focus', handleFocus);
    };
  }, [refetch]);
}
