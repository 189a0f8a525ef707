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
          Take the home away
        </Button>
      )}
      title="Take the home away?"
      confirmLabel="Take away"
      onConfirm={handleConfirm}
    >
      Its rooms, devices and activity are forgotten for good. You can set up the sample flat anew at any time.
    </ConfirmButton>
  );
}
