import { IdentityUnavailableError } from './identity-unavailable-error';

const WRONG_CREDENTIALS = 'E-mail or password is not right. Check both and try again.';

/** The identity provider's errors in words, each with the next step. */
const messages: Record<string, string> = {
  // One text for the three: which of them it is would tell whether an account exists.
  'auth/invalid-credential': WRONG_CREDENTIALS,
  'auth/wrong-password': WRONG_CREDENTIALS,
  'auth/user-not-found': WRONG_CREDENTIALS,
  'auth/email-already-in-use': 'This e-mail already has an account. Sign in instead.',
  'auth/invalid-email': 'This is not a complete e-mail address.',
  'auth/missing-password': 'Enter your password.',
  'auth/weak-password': 'Choose a password of at least 6 characters.',
  'auth/user-disabled': 'This account is switched off. Ask whoever runs this twin.',
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes, then try again.',
  'auth/network-request-failed':
    'The sign-in service cannot be reached. Check your connection and try again.',
  'auth/unauthorized-domain':
    'This address may not be used to sign in. Ask whoever runs this twin to allow it.',
  'auth/popup-closed-by-user': 'The sign-in window was closed before it was done. Try again.',
  'auth/popup-blocked': 'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.',
};

export function signInErrorMessage(error: unknown): string {
  if (error instanceof IdentityUnavailableError) return error.message;
  const code = errorCode(error);
  if (code === 'auth/network-request-failed' && !navigator.onLine) {
    return 'You are offline. Connect to the network and try again.';
  }
  return messages[code] ?? `That did not work (${code}). Try again.`;
}

function errorCode(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error) return String(error.code);
  return error instanceof Error ? error.name : 'unknown';
}
