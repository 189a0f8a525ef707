import { lazy, type ReactElement, type ReactNode, Suspense, useCallback, useState } from 'react';
import { type Guard, GuardContext, needsRecentSignIn, ProofDeclined } from '../../components/recent-sign-in';

const ReauthDialog = lazy(async () => ({ default: (await import('./reauth-dialog')).ReauthDialog }));

interface Question {
  resolve: () => void;
  reject: (reason: Error) => void;
}

/** Lets the screens inside run sensitive work: whoever signed in too long ago is asked once more, where they stand. */
export function Reauthentication({ children }: { children: ReactNode }): ReactElement {
  const [question, setQuestion] = useState<Question | null>(null);

  const guard: Guard = useCallback(async (work) => {
    try {
      return await work();
    } catch (error) {
      if (!needsRecentSignIn(error)) throw error;
      await new Promise<void>((resolve, reject) => setQuestion({ resolve, reject }));
      return work();
    }
  }, []);

  const handleProved = (): void => {
    setQuestion(null);
    question?.resolve();
  };
  const handleClose = (): void => {
    setQuestion(null);
    question?.reject(new ProofDeclined());
  };

  return (
    <GuardContext value={guard}>
      {children}
      {question && (
        <Suspense>
          <ReauthDialog onProved={handleProved} onClose={handleClose} />
        </Suspense>
      )}
    </GuardContext>
  );
}
