import { FirebaseError } from 'firebase/app';
import type { Auth, User } from 'firebase/auth';

/** The account that a change is about, once the library knows whether there is one. */
export async function signedInUser(auth: Auth): Promise<User> {
  await auth.authStateReady();
  if (!auth.currentUser) throw new FirebaseError('auth/no-current-user', 'Nobody is signed in.');
  return auth.currentUser;
}
