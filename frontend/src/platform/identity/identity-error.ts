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
  message: 'E-mail or password is not right.',
  next: 'Check both and try again.',
};
const USED_CODE = {
  message: 'This link was used already, or a newer one was sent.',
  next: 'Open the latest message, or ask for a new one.',
};
const WRONG_SMS_CODE = { message: 'This code is not right.', next: 'Check the message and type it again.' };
const OLD_SMS_CODE = { message: 'This code is too old.', next: 'Ask for a new one.' };

const messages: Partial<Record<string, IdentityErrorMessage>> = {
  'auth/invalid-credential': WRONG_CREDENTIALS,
  'auth/wrong-password': WRONG_CREDENTIALS,
  'auth/user-not-found': WRONG_CREDENTIALS,
  'auth/missing-password': { message: 'The password is missing.', next: 'Enter your password.' },
  'auth/invalid-email': { message: 'This is not a complete e-mail address.', next: 'Check it for a slip.' },
  'auth/missing-email': { message: 'The e-mail address is missing.', next: 'Enter your e-mail address.' },
  'auth/email-already-in-use': { message: 'This e-mail already has an account.', next: 'Sign in instead.' },
  'auth/weak-password': {
    message: 'This password is too easy to guess.',
    next: 'Choose one of at least 6 characters, better 12 or more.',
  },
  'auth/user-disabled': {
    message: 'This account is switched off.',
    next: 'Ask whoever runs this twin.',
  },
  'auth/too-many-requests': {
    message: 'Too many attempts.',
    next: 'Wait a few minutes, then try again.',
  },
  'auth/operation-not-allowed': {
    message: 'This way of signing in is not switched on here.',
    next: 'Use another one.',
  },
  'auth/admin-restricted-operation': {
    message: 'Sign-up is closed.',
    next: 'Ask whoever runs this twin.',
  },
  'auth/unauthorized-domain': {
    message: 'This address may not be used to sign in.',
    next: 'Ask whoever runs this twin to allow it.',
  },
  'auth/network-request-failed': {
    message: 'The sign-in service cannot be reached.',
    next: 'Check your connection and try again.',
  },
  'auth/timeout': { message: 'The sign-in service took too long.', next: 'Try again.' },
  'auth/internal-error': {
    message: 'The sign-in service did not answer as expected.',
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
    next: 'Try again, or use another way.',
  },
  'auth/redirect-cancelled-by-user': { message: 'The sign-in was not finished.', next: 'Try again.' },
  'auth/account-exists-with-different-credential': {
    message: 'This e-mail belongs to an account with another way to sign in.',
    next: 'Sign in that way; you are then asked whether to add this one.',
  },
  'auth/credential-already-in-use': {
    message: 'This sign-in belongs to another account of this twin.',
    next: 'Sign in with it, or choose another one.',
  },
  'auth/provider-already-linked': {
    message: 'Your account has this way to sign in already.',
    next: 'Reload the page to see it.',
  },
  'auth/no-such-provider': {
    message: 'Your account does not have this way to sign in.',
    next: 'Reload the page to see which it has.',
  },
  'auth/user-mismatch': {
    message: 'That was another account.',
    next: 'Confirm with the one you are signed in with.',
  },

  'auth/requires-recent-login': {
    message: 'You signed in too long ago for this change.',
    next: 'Confirm that it is you, then try again.',
  },
  'auth/user-token-expired': { message: 'Your sign-in has ended.', next: 'Sign in again.' },
  'auth/no-current-user': { message: 'Nobody is signed in any more.', next: 'Sign in again.' },

  'auth/expired-action-code': { message: 'This link is too old.', next: 'Ask for a new one.' },
  'auth/invalid-action-code': USED_CODE,

  'auth/invalid-phone-number': {
    message: 'This is not a complete phone number.',
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
    message: 'The check that you are a person did not pass.',
    next: 'Try again.',
  },
  'auth/quota-exceeded': {
    message: 'No more messages can be sent today.',
    next: 'Try again tomorrow, or use another way.',
  },
};

/** Every refusal of the identity provider in words, with the next step. One that has no words shows its code. */
export function identityErrorMessage(error: unknown): IdentityErrorMessage {
  if (error instanceof IdentityUnavailableError) return { message: error.message };
  const code = identityErrorCode(error);
  if (code === 'auth/network-request-failed' && !navigator.onLine) {
    return { message: 'You are offline.', next: 'Connect to the network and try again.' };
  }
  return messages[code] ?? { message: `That did not work (${code}).`, next: 'Try again.' };
}

/** The same as one paragraph. */
export function identityErrorText(error: unknown): string {
  const { message, next } = identityErrorMessage(error);
  return next === undefined ? message : `${message} ${next}`;
}
