import { useEffect } from 'react';
import { useGetSignInMethodsQuery } from '../../../shared/auth/api/identity.api';

/**
 * Links in mails are opened in other tabs and on other devices. Asking the provider when this page is looked at again
 * makes it report what they changed, and the session follows.
 */
export function useNewsFromMail(): void {
  const { refetch } = useGetSignInMethodsQuery(null);
  useEffect(() => {
    const ask = (): void => {
      if (document.visibilityState !== 'hidden') void refetch();
    };
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('focus', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('focus', ask);
    };
  }, [refetch]);
}
