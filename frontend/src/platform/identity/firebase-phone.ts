import { FirebaseError } from 'firebase/app';
import { type Auth, linkWithPhoneNumber, RecaptchaVerifier } from 'firebase/auth';
import { signedInUser } from './firebase-user';
import { identityErrorCode } from './identity-error-code';
import type { Identity } from './identity';

/** The library's word for it is about email addresses. */
function isTaken(error: unknown): boolean {
  return identityErrorCode(error) === 'auth/account-exists-with-different-credential';
}

export function phoneMethods(auth: Auth): Pick<Identity, 'startPhone'> {
  return {
    async startPhone(number) {
      const user = await signedInUser(auth);
      const place = document.createElement('div');
      document.body.append(place);
      // One for each attempt: the library never answers the second use of the same one.
      const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
      try {
        const sent = await linkWithPhoneNumber(user, number, verifier);
        return {
          async confirm(code) {
            await sent.confirm(code).catch((error: unknown) => {
              throw isTaken(error) ? new FirebaseError('auth/phone-number-already-exists', 'Taken.') : error;
            });
          },
        };
      } finally {
        verifier.clear();
        place.remove();
      }
    },
  };
}
