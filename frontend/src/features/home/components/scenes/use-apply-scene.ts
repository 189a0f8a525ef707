import { notify } from '../../../../lib/notify';
import {
  useActOnHomeEntityMutation,
  useUndoHomeActivityMutation,
} from '../../../../shared/home/api/home.api';
import { failureOf } from '../../../../shared/home/failure';
import type { HomeScene } from '../../api/scenes.api';

const SERVICE = { service: 'activate' };

/** Sets its devices, and offers to take that back; Activity does so later as well. */
export function useApplyScene({ id, name }: HomeScene): { apply: () => Promise<void>; isLoading: boolean } {
  const [act, { isLoading }] = useActOnHomeEntityMutation();
  const [undo] = useUndoHomeActivityMutation();
  const apply = async (): Promise<void> => {
    const { data } = await act({ id, actOnEntity: SERVICE });
    if (!data) return;
    const failure = failureOf(data);
    if (failure !== undefined) notify.warning(`${name}: ${failure}`);
    else
      notify.success(`Activated: ${name}`, {
        action: { label: 'Undo', onSelect: () => void undo({ id: data.id }) },
      });
  };
  return { apply, isLoading };
}
