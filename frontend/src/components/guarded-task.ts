import { use, useState } from 'react';
import { errorMessage, isApiError } from '../api/api-error';
import { identityErrorText } from '../platform/identity/identity-error';
import { isSuperseded } from '../platform/identity/identity-error-code';
import { GuardContext, ProofDeclined } from './recent-sign-in';

export interface GuardedTask<Args extends unknown[]> {
  /** Resolves to `true` on success. */
  run: (...args: Args) => Promise<boolean>;
  isBusy: boolean;
  /** Error message with advice; see `failureText`. */
  failure: string | null;
  clearFailure: () => void;
}

/** Runs one account change at a time and keeps its error message. */
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
  return { run, isBusy, failure, clearFailure: () => setFailure(null) };
}

export function failureText(error: unknown): string {
  return isApiError(error) ? errorMessage(error) : identityErrorText(error);
}
