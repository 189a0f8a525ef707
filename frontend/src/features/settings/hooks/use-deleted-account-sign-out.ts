import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { openIdentity } from '../../../shared/auth/api/open-identity';
import { paths } from '../../../lib/paths';
import { useAppDispatch, useCurrentUser } from '../../../store/hooks';
import { type DeletedAccount, deletedAccountState } from '../lib/receipt';

/**
 * Signs out a user whose account was deleted, and deletes the identity account if the server could not.
 * Runs on the public receipt page because the guards redirect signed-out users from any other. Does nothing when a
 * different user opens this page later.
 */
export function useDeletedAccountSignOut(deletedAccount: DeletedAccount | null): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const uid = useCurrentUser()?.uid;
  const isStillSignedIn = deletedAccount !== null && uid !== undefined && uid === deletedAccount.uid;

  const deleteAndSignOut = useEffectEvent(async ({ receipt }: DeletedAccount): Promise<void> => {
    const identity = await dispatch(openIdentity());
    if (receipt.identityAccount === 'remains') {
      await identity.deleteAccount();
      const state = deletedAccountState({ ...receipt, identityAccount: 'deleted' }, null);
      await navigate(paths.accountDeleted, { replace: true, state });
    }
    await identity.signOut();
  });
  const handleArrival = useEffectEvent((): void => {
    // On failure the page itself says what remains and what to do.
    if (deletedAccount)
      deleteAndSignOut(deletedAccount).catch((error: unknown) => console.error('Couldn’t sign out.', error));
  });

  useEffect(() => {
    if (isStillSignedIn) handleArrival();
  }, [isStillSignedIn]);
}
