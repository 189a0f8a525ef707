import { createContext } from 'react';
import { isApiError } from '../api/api-error';
import { identityErrorCode } from '../platform/identity/identity-error-code';

/** Runs work that may need a sign-in of the last minutes; asks for one where it does, then runs it again. */
export type Guard = <T>(work: () => Promise<T>) => Promise<T>;

/** Provided by the shell, which owns the question. */
export const GuardContext = createContext<Guard>((work) => work());

/** The person was asked to prove who they are and chose not to: nothing was done, and nothing went wrong. */
export class ProofDeclined extends Error {
  override name = 'ProofDeclined';
}

/** The identity provider and our own server say it differently. */
export function needsRecentSignIn(error: unknown): boolean {
  if (isApiError(error)) return error.code === 'reauth_required';
  return identityErrorCode(error) === 'auth/requires-recent-login';
}
