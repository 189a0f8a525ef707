import {
  applyActionCode,
  type Auth,
  checkActionCode,
  confirmPasswordReset,
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  unlink,
  updatePassword,
  updateProfile,
  type UserInfo,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { signedInUser } from './firebase-user';
import type { Identity } from './identity';
import { type ProviderId, providerIds } from './provider-names';

type AccountMethods = Pick<
  Identity,
  | 'methods'
  | 'sendEmailVerification'
  | 'sendPasswordReset'
  | 'checkActionCode'
  | 'applyActionCode'
  | 'confirmPasswordReset'
  | 'changeEmail'
  | 'changePassword'
  | 'changeDisplayName'
  | 'unlink'
  | 'deleteAccount'
>;

/** What becomes of an account after it was made. */
export function accountMethods(auth: Auth): AccountMethods {
  return {
    async methods() {
      const user = await signedInUser(auth);
      const wasVerified = user.emailVerified;
      await reload(user);
      // The token in hand still says otherwise, and the server believes only the token.
      if (user.emailVerified !== wasVerified) await user.getIdToken(true);
      return {
        email: user.email,
        emailVerified: user.emailVerified,
        hasPassword: user.providerData.some(({ providerId }) => providerId === 'password'),
        providers: user.providerData
          .filter(isSocial)
          .map(({ providerId, email }) => ({ id: providerId, email })),
        phone: user.phoneNumber,
      };
    },

    async sendEmailVerification() {
      await sendEmailVerification(await signedInUser(auth));
    },

    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),

    async checkActionCode(code) {
      const { data } = await checkActionCode(auth, code);
      return { email: data.email ?? null };
    },

    applyActionCode: (code) => applyActionCode(auth, code),
    confirmPasswordReset: (code, password) => confirmPasswordReset(auth, code, password),

    async changeEmail(email) {
      await verifyBeforeUpdateEmail(await signedInUser(auth), email);
    },

    async changePassword(password) {
      const user = await signedInUser(auth);
      await updatePassword(user, password);
      // Sign-ins from before the change do not count any more, and this page's own is one of them.
      const credential = EmailAuthProvider.credential(user.email ?? '', password);
      await reauthenticateWithCredential(user, credential);
    },

    async changeDisplayName(displayName) {
      const user = await signedInUser(auth);
      await updateProfile(user, { displayName });
      await user.getIdToken(true);
    },

    async unlink(method) {
      await unlink(await signedInUser(auth), method);
    },

    async deleteAccount() {
      await deleteUser(await signedInUser(auth));
    },
  };
}

function isSocial(info: UserInfo): info is UserInfo & { providerId: ProviderId } {
  return providerIds.some((id) => id === info.providerId);
}
