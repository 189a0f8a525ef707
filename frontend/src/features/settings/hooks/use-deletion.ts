import { useNavigate } from 'react-router-dom';
import { openIdentity } from '../../../shared/auth/api/open-identity';
import { useDeleteAccountMutation } from '../api/deletion.api';
import { type GuardedTask, useGuardedTask } from '../../../components/guarded-task';
import { ownerLeft } from '../../../shared/state/owner-left';
import { paths } from '../../../lib/paths';
import { useAppDispatch, useCurrentUser } from '../../../store/hooks';
import { deletedAccountState } from '../lib/receipt';

/** Deletes the account, and goes to the page with the receipt, which ends the visit. */
export function useDeletion(): GuardedTask<[confirmation: string]> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const uid = useCurrentUser()?.uid ?? null;
  const [deleteAccount] = useDeleteAccountMutation();

  return useGuardedTask(async (confirmation: string) => {
    // Loaded first: the way out may not fail for want of it once everything else is gone.
    await dispatch(openIdentity());
    const receipt = await deleteAccount({ accountDeletion: { confirmation } }).unwrap();
    dispatch(ownerLeft());
    await navigate(paths.accountDeleted, { replace: true, state: deletedAccountState(receipt, uid) });
  });
}
