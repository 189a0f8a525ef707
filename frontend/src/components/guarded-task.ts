import { createContext, use, useState } from 'react';
import { errorMessage, isApiError } from '../api/api-error';
import { identityErrorCode, identityErrorText, isSuperseded } from '../lib/identity-error';

/** Runs work that may need a sign-in of the last minutes; asks for one where it does, then runs it again. */
export type Guard = <T>(work: () => Promise<T>) => Promise<T>;

/** Provided by the shell, which owns the question. */
export const GuardContext = createContext<Guard>((work) => work());

/** The person was asked to prove who they are and chose not to: nothing was done, and nothing went wrong. */
export class ProofDeclined extends Error {
  override name = 'ProofDeclined';
}

export interface GuardedTask<Args extends unknown[]> {
  /** True when it was done. */
  run: (...args: Args) => Promise<boolean>;
  isBusy: boolean;
  /** What went wrong and what to do about it, in words. */
  failure: string | null;
  forgetFailure: () => void;
}

/** A change to an account: one at a time, with its failure in words. */
export function useGuardedTask<Args extends unknown[]>(
  work: (...args: Args) => Promise<unknown>,
): GuardedTask<Args> {
  const guard = use(GuardContext);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const run = async (...args: Args): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    setFailure(null);
    try {
      await guard(() => work(...args));
      return true;
    } catch (error) {
      if (!(error instanceof ProofDeclined) && !isSuperseded(error)) setFailure(failureText(error));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { run, isBusy, failure, forgetFailure: () => setFailure(null) };
}

/** The identity provider and our own server say it differently. */
export function needsRecentSignIn(error: unknown): boolean {
  if (isApiError(error)) return error.code === 'reauth_required';
  return identityErrorCode(error) === 'auth/requires-recent-login';
}

export function failureText(error: unknown): string {
  return isApiError(error) ? errorMessage(error) : identityErrorText(error);
}
