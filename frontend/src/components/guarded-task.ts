import { use, useState } from 'react';
import { errorMessage, isApiError } from '../api/api-error';
import { identityErrorText } from '../platform/identity/identity-error';
import { isSuperseded } from '../platform/identity/identity-error-code';
import { GuardContext, ProofDeclined } from './recent-sign-in';

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

export function failureText(error: unknown): string {
  return isApiError(error) ? errorMessage(error) : identityErrorText(error);
}
