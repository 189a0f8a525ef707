import { Button, Row } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useEndOtherSessionsMutation } from '../api/sessions.api';
import { ConfirmButton } from '../../../components/confirm-button';
import { formatQuantity } from '../../../lib/format';
import { notify } from '../../../lib/notify';

export function SignOutOthers({ count }: { count: number }): ReactElement {
  const [endOtherSessions] = useEndOtherSessionsMutation();
  const sessions = formatQuantity(count, 'session', 'sessions');
  const handleConfirm = async (): Promise<void> => {
    const { data } = await endOtherSessions();
    if (data) notify.success(`${formatQuantity(data.ended, 'session', 'sessions')} ended`);
  };
  return (
    <Row justify="end">
      <ConfirmButton
        button={(ask) => (
          <Button tone="danger" onClick={ask}>
            End all {sessions}
          </Button>
        )}
        title={`End ${sessions} elsewhere?`}
        confirmLabel="Sign out all"
        onConfirm={handleConfirm}
      >
        Every browser but this one is signed out within seconds.
      </ConfirmButton>
    </Row>
  );
}
