import { Button } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmButton } from '../../../../components/confirm-button';
import { notify } from '../../../../lib/notify';
import { paths } from '../../../../lib/paths';
import type { HomeEntity } from '../../../../shared/home/api/home.api';
import { useRemoveHomeEntityMutation } from '../../api/entities.api';

/** Takes it out of the home; it waits among what was found, as it did before. */
export function RemoveEntity({ entity: { id, name } }: { entity: HomeEntity }): ReactElement {
  const navigate = useNavigate();
  const [remove] = useRemoveHomeEntityMutation();
  const confirm = async (): Promise<void> => {
    const { error } = await remove({ id });
    if (error) return;
    notify.success(`Removed: ${name}`);
    void navigate(paths.smartHome, { replace: true });
  };
  return (
    <ConfirmButton
      button={(ask) => (
        <Button tone="quiet" size="sm" onClick={ask}>
          Remove
        </Button>
      )}
      title={`Remove ${name}?`}
      confirmLabel="Remove"
      onConfirm={confirm}
    >
      Its name, rights and history here are deleted permanently. The device itself stays as it is, and waits
      among what was found.
    </ConfirmButton>
  );
}
