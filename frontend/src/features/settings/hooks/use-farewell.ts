import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { openIdentity } from '../../../shared/auth/api/open-identity';
import { paths } from '../../../lib/paths';
import { useAppDispatch, useCurrentUser } from '../../../store/hooks';
import { type Farewell, farewellState } from '../lib/receipt';

/**
 * Ends the visit of somebody whose account is gone: where people sign in, too, if the server could not do that.
 * It waits for its public page, for the guards lead whoever is not signed in away from any other. Somebody else who
 * comes back to this page later is left alone.
 */
export function useFarewell(farewell: Farewell | null): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const uid = useCurrentUser()?.uid;
  const isStillHere = farewell !== null && uid !== undefined && uid === farewell.uid;

  const leave = useEffectEvent(async ({ receipt }: Farewell): Promise<void> => {
    const identity = await dispatch(openIdentity());
    if (receipt.identityAccount === 'remains') {
      await identity.deleteAccount();
      const state = farewellState({ ...receipt, identityAccount: 'deleted' }, null);
      await navigate(paths.accountDeleted, { replace: true, state });
    }
    await identity.signOut();
  });
  const handleArrival = useEffectEvent((): void => {
    // The page says what remains, and what to do about it.
    if (farewell) leave(farewell).catch((error: unknown) => console.error('The visit did not end.', error));
  });

  useEffect(() => {
    if (isStillHere) handleArrival();
  }, [isStillHere]);
}
