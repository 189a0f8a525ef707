import { ConfirmDialog, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useEndUserSessionsMutation } from '../api/admin.api';
import { formatQuantity } from '../../../lib/format';
import { notify } from '../../../lib/notify';
import { nameOf } from '../lib/person';
import type { PersonDialogProps } from './role-dialog';

export function EndSessionsDialog({ person, onClose }: PersonDialogProps): ReactElement {
  const [endUserSessions, { isLoading }] = useEndUserSessionsMutation();
  const name = nameOf(person);

  const handleConfirm = async (): Promise<void> => {
    const { data } = await endUserSessions({ id: person.id });
    if (data) notify.success(`${formatQuantity(data.ended, 'session', 'sessions')} of ${name} ended`);
    onClose();
  };

  return (
    <ConfirmDialog
      open
      title={`End all sessions of ${name}?`}
      confirmLabel="End sessions"
      tone="danger"
      isBusy={isLoading}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      <Text>This signs them out on every device. None of their data is lost.</Text>
    </ConfirmDialog>
  );
}
