import { identityErrorCode } from './identity-error-code';
import { IdentityUnavailableError } from './identity-unavailable-error';

export interface IdentityErrorMessage {
  /** What went wrong. */
  message: string;
  /** What to do about it. */
  next?: string;
}

/** One text for all of them: which of the two is wrong would tell whether an account exists. */
const WRONG_CREDENTIALS = {
  message: 'Wrong email or password.',
  next: 'Check both and try again.',
};
const USED_CODE = {
  message: 'This link was used already, or a newer one was sent.',
  next: 'Open the latest message, or ask for a new one.',
};
const WRONG_SMS_CODE = { message: 'Wrong code.', next: 'Check the message and type it again.' };
const OLD_SMS_CODE = { message: 'This code is too old.', next: 'Ask for a new one.' };

const messages: Partial<Record<string, IdentityErrorMessage>> = {
  'auth/invalid-credential': WRONG_CREDENTIALS,
  'auth/wrong-password': WRONG_CREDENTIALS,
  'auth/user-not-found': WRONG_CREDENTIALS,
  'auth/missing-password': { message: 'The password is missing.', next: 'Enter your password.' },
  'auth/invalid-email': { message: 'Enter a complete email address.', next: 'Check it for a typo.' },
  'auth/missing-email': { message: 'The email address is missing.', next: 'Enter your email address.' },
  'auth/email-already-in-use': { message: 'This email already has an account.', next: 'Sign in instead.' },
  'auth/weak-password': {
    message: 'This password is too easy to guess.',
    next: 'Choose one of at least 6 characters, better 12 or more.',
  },
  'auth/user-disabled': {
    message: 'This account is disabled.',
    next: 'Ask your administrator.',
  },
  'auth/too-many-requests': {
    message: 'Too many attempts.',
    next: 'Wait a few minutes, then try again.',
  },
  'auth/operation-not-allowed': {
    message: 'This sign-in method isn’t enabled.',
    next: 'Use another one.',
  },
  'auth/admin-restricted-operation': {
    message: 'Sign-up is closed.',
    next: 'Ask your administrator.',
  },
  'auth/unauthorized-domain': {
    message: 'This address may not be used to sign in.',
    next: 'Ask your administrator to allow it.',
  },
  'auth/network-request-failed': {
    message: 'The sign-in service can’t be reached.',
    next: 'Check your connection and try again.',
  },
  'auth/timeout': { message: 'The sign-in service took too long.', next: 'Try again.' },
  'auth/internal-error': {
    message: 'The sign-in service didn’t answer as expected.',
    next: 'Try again in a moment.',
  },
  'auth/web-storage-unsupported': {
    message: 'Your browser stores nothing for this page.',
    next: 'Allow cookies and site data for it, then try again.',
  },

  'auth/popup-closed-by-user': {
    message: 'The sign-in window was closed before it was done.',
    next: 'Try again.',
  },
  'auth/popup-blocked': {
    message: 'Your browser blocked the sign-in window.',
    next: 'Allow pop-ups for this site and try again.',
  },
  'auth/user-cancelled': {
    message: 'You chose not to sign in there.',
    next: 'Try again, or use another method.',
  },
  'auth/redirect-cancelled-by-user': { message: 'The sign-in wasn’t finished.', next: 'Try again.' },
  'auth/account-exists-with-different-credential': {
    message: 'This email belongs to an account with another sign-in method.',
    next: 'Sign in that way; you’re then asked whether to add this one.',
  },
  'auth/credential-already-in-use': {
    message: 'This sign-in belongs to another account of this twin.',
    next: 'Sign in with it, or choose another one.',
  },
  'auth/provider-already-linked': {
    message: 'Your account already has this sign-in method.',
    next: 'Reload the page to see it.',
  },
  'auth/no-such-provider': {
    message: 'Your account doesn’t have this sign-in method.',
    next: 'Reload the page to see which it has.',
  },
  'auth/user-mismatch': {
    message: 'That was another account.',
    next: 'Confirm with the one you’re signed in with.',
  },

  'auth/requires-recent-login': {
    message: 'You signed in too long ago for this change.',
    next: 'Confirm it’s you, then try again.',
  },
  'auth/user-token-expired': { message: 'Your sign-in has ended.', next: 'Sign in again.' },
  'auth/no-current-user': { message: 'Nobody is signed in any more.', next: 'Sign in again.' },

  'auth/expired-action-code': { message: 'This link is too old.', next: 'Ask for a new one.' },
  'auth/invalid-action-code': USED_CODE,

  'auth/invalid-phone-number': {
    message: 'Enter a complete phone number.',
    next: 'Write it with the country in front, such as +44 20 7946 0123.',
  },
  'auth/phone-number-already-exists': {
    message: 'This number belongs to another account of this twin.',
    next: 'Use another one.',
  },
  'auth/missing-phone-number': { message: 'The phone number is missing.', next: 'Enter your phone number.' },
  'auth/invalid-verification-code': WRONG_SMS_CODE,
  'auth/missing-code': { message: 'The code is missing.', next: 'Type the code from the message.' },
  'auth/missing-verification-code': {
    message: 'The code is missing.',
    next: 'Type the code from the message.',
  },
  'auth/code-expired': OLD_SMS_CODE,
  'auth/invalid-verification-id': OLD_SMS_CODE,
  'auth/captcha-check-failed': {
    message: 'The human check failed.',
    next: 'Try again.',
  },
  'auth/quota-exceeded': {
    message: 'No more messages can be sent today.',
    next: 'Try again tomorrow, or use another method.',
  },
};

/** Every refusal of the identity provider in words, with the next step. One that has no words shows its code. */
export function identityErrorMessage(error: unknown): IdentityErrorMessage {
  if (error instanceof IdentityUnavailableError) return { message: error.message };
  const code = identityErrorCode(error);
  if (code === 'auth/network-request-failed' && !navigator.onLine) {
    return { message: 'You’re offline.', next: 'Connect to the network and try again.' };
  }
  return messages[code] ?? { message: `That didn’t work (${code}).`, next: 'Try again.' };
}

/** The same as one paragraph. */
export function identityErrorText(error: unknown): string {
  const { message, next } = identityErrorMessage(error);
  return next === undefined ? message : `${message} ${next}`;
}
