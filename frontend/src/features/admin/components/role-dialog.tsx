import { Callout, ConfirmDialog, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { type ManagedUser, useSetUserRoleMutation } from '../api/admin.api';
import { useGuardedTask } from '../../../components/guarded-task';
import { notify } from '../../../lib/notify';
import { nameOf } from '../lib/person';

export interface PersonDialogProps {
  person: ManagedUser;
  onClose: () => void;
}

export function RoleDialog({ person, onClose }: PersonDialogProps): ReactElement {
  const [setUserRole] = useSetUserRoleMutation();
  const name = nameOf(person);
  const isPromotion = person.role === 'user';
  const { run, isBusy, failure } = useGuardedTask(() =>
    setUserRole({ id: person.id, roleChange: { role: isPromotion ? 'admin' : 'user' } }).unwrap(),
  );

  const handleConfirm = async (): Promise<void> => {
    if (!(await run())) return;
    notify.success(isPromotion ? `${name} is an administrator now` : `${name} is a member now`);
    onClose();
  };

  return (
    <ConfirmDialog
      open
      title={isPromotion ? `Make ${name} an administrator?` : `Make ${name} a member?`}
      confirmLabel={isPromotion ? 'Make administrator' : 'Make member'}
      tone={isPromotion ? 'primary' : 'danger'}
      isBusy={isBusy}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <Text>
          {isPromotion
            ? 'They can see everyone here, change roles and end sessions. They can’t see what people tell their twins.'
            : 'They keep their account and everything in it, and lose this page at once.'}
        </Text>
        {failure && <Callout tone="danger">{failure}</Callout>}
      </Stack>
    </ConfirmDialog>
  );
}
