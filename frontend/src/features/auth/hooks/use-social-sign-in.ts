import { useState } from 'react';
import { openIdentity } from '../../../shared/auth/api/open-identity';
import type { ProviderId } from '../../../platform/identity/identity';
import { identityErrorText } from '../../../platform/identity/identity-error';
import { isSuperseded } from '../../../platform/identity/identity-error-code';
import { useAppDispatch } from '../../../store/hooks';

export interface SocialSignIn {
  /** A window of this service is open, as far as is known: a closed one is noticed only after ten seconds. */
  waitingFor: ProviderId | null;
  failure: string | null;
  signInWith: (provider: ProviderId) => void;
}

/** Nothing is locked meanwhile: another press, or another way to sign in, takes the place of the first. */
export function useSocialSignIn(): SocialSignIn {
  const dispatch = useAppDispatch();
  const [waitingFor, setWaitingFor] = useState<ProviderId | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const open = async (provider: ProviderId): Promise<void> => {
    setWaitingFor(provider);
    setFailure(null);
    try {
      const identity = await dispatch(openIdentity());
      await identity.signInWith(provider);
    } catch (error) {
      if (isSuperseded(error)) return;
      setWaitingFor(null);
      setFailure(identityErrorText(error));
    }
  };

  return { waitingFor, failure, signInWith: (provider) => void open(provider) };
}
