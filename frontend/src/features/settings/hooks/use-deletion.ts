import { useNavigate } from 'react-router-dom';
import { openIdentity } from '../../../api/open-identity';
import { type DeletionReceipt, useDeleteAccountMutation } from '../../../api/users.api';
import { type GuardedTask, useGuardedTask } from '../../../components/guarded-task';
import { clearDrafts } from '../../../lib/drafts';
import type { Identity } from '../../../lib/identity';
import { paths } from '../../../lib/paths';
import { useAppDispatch } from '../../../store/hooks';

/** Deletes the account here, then where people sign in, and leaves with the receipt. */
export function useDeletion(): GuardedTask<[confirmation: string]> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [deleteAccount] = useDeleteAccountMutation();

  const show = async (receipt: DeletionReceipt): Promise<void> =>
    navigate(paths.accountDeleted, { replace: true, state: { receipt } });

  return useGuardedTask(async (confirmation: string) => {
    // Loaded first: nothing may fail for want of it once everything else is gone.
    const identity = await dispatch(openIdentity());
    const receipt = await deleteAccount({ accountDeletion: { confirmation } }).unwrap();
    clearDrafts();
    // A public page first: once nobody is signed in, the guards would lead to the sign-in.
    await show(receipt);
    if (receipt.identityAccount === 'remains' && (await deleteAtProvider(identity))) {
      await show({ ...receipt, identityAccount: 'deleted' });
    }
    await identity.signOut();
  });
}

/** False when it could not be deleted: the receipt then says so, and what to do. */
async function deleteAtProvider(identity: Identity): Promise<boolean> {
  try {
    await identity.deleteAccount();
    return true;
  } catch (error) {
    console.error('The sign-in account could not be deleted.', error);
    return false;
  }
}
