import { useEffect, useState } from 'react';
import { openIdentity } from '../../../shared/auth/api/open-identity';
import { useAppDispatch } from '../../../store/hooks';

type Check = { kind: 'checking' } | { kind: 'good'; email: string } | { kind: 'bad'; error: unknown };

/** Looks at the code of an emailed link without using it up. */
export function useActionCode(code: string): { check: Check; retry: () => void } {
  const dispatch = useAppDispatch();
  const [check, setCheck] = useState<Check>({ kind: 'checking' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const look = async (): Promise<Check> => {
      try {
        const identity = await dispatch(openIdentity());
        const { email } = await identity.checkActionCode(code);
        return { kind: 'good', email: email ?? 'your account' };
      } catch (error) {
        return { kind: 'bad', error };
      }
    };
    void look().then((result) => {
      if (isCurrent) setCheck(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [dispatch, code, attempt]);

  const retry = (): void => {
    setCheck({ kind: 'checking' });
    setAttempt(attempt + 1);
  };
  return { check, retry };
}
