import { type PlayedAnswer } from '../simulated/played-providers.service.js';

/** In the shape of what a service has vouched for, which the library hands on. */
export function playedAnswer(answer: PlayedAnswer): object {
  const { providerId, rawId, email, displayName, idToken } = answer.person;
  const said = {
    providerId,
    federatedId: rawId,
    email: email ?? undefined,
    displayName: displayName ?? undefined,
    oauthIdToken: idToken,
    rawUserInfo: JSON.stringify({ id: rawId, name: displayName, email }),
  };
  switch (answer.kind) {
    case 'unclear':
      return { ...said, needConfirmation: true, verifiedProvider: [] };
    case 'linked':
      return { ...said, localId: answer.account.uid, isNewUser: false };
    case 'signedIn':
      return { ...said, localId: answer.account.uid, isNewUser: answer.isNew, ...answer.tokens };
  }
}
