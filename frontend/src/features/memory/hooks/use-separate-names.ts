import { useNavigate } from 'react-router-dom';
import { useUndoEntityMergeMutation } from '../api/entities.api';
import { notify } from '../../../lib/notify';
import type { PeopleView } from './use-people-view';

/** Makes two names of what was merged, and opens the one that is back. */
export function useSeparateNames(view: PeopleView): (mergeId: string) => Promise<void> {
  const [undoMerge] = useUndoEntityMergeMutation();
  const navigate = useNavigate();
  return async (mergeId) => {
    const { data } = await undoMerge({ id: mergeId });
    if (!data) return;
    void navigate(view.addressOf(data.id), { replace: true });
    notify.success(`${data.name} is a name of its own again`);
  };
}
