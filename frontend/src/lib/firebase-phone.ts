import { type Auth, linkWithPhoneNumber, RecaptchaVerifier } from 'firebase/auth';
import { signedInUser } from './firebase-user';
import type { Identity } from './identity';

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
            await sent.confirm(code);
          },
        };
      } finally {
        verifier.clear();
        place.remove();
      }
    },
  };
}
