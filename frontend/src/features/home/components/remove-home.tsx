import { Button } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useDeleteHomeMutation } from '../../../shared/home/api/home.api';
import { ConfirmButton } from '../../../components/confirm-button';

export function RemoveHome(): ReactElement {
  const [deleteHome] = useDeleteHomeMutation();
  const handleConfirm = async (): Promise<void> => {
    await deleteHome();
  };
  return (
    <ConfirmButton
      button={(ask) => (
        <Button size="sm" onClick={ask}>
          Remove this home
        </Button>
      )}
      title="Remove this home?"
      confirmLabel="Remove"
      onConfirm={handleConfirm}
    >
      Its rooms, devices, favourites and activity are deleted permanently. You can set up the sample home
      again at any time.
    </ConfirmButton>
  );
}
