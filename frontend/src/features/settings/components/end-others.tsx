import { Button, ConfirmDialog, Row, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { useEndOtherSessionsMutation } from '../../../api/auth.api';
import { formatQuantity } from '../../../lib/format';
import { notify } from '../../../lib/notify';

export function EndOthers({ count }: { count: number }): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  const [endOtherSessions, { isLoading }] = useEndOtherSessionsMutation();
  const sessions = formatQuantity(count, 'session', 'sessions');

  const handleConfirm = async (): Promise<void> => {
    const { data } = await endOtherSessions();
    setIsAsking(false);
    if (data) notify.success(`${formatQuantity(data.ended, 'session', 'sessions')} ended`);
  };

  return (
    <Row justify="end">
      <Button tone="danger" onClick={() => setIsAsking(true)}>
        End all {sessions}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`End ${sessions} elsewhere?`}
        confirmLabel="End them all"
        tone="danger"
        isBusy={isLoading}
        onConfirm={() => void handleConfirm()}
        onClose={() => setIsAsking(false)}
      >
        <Text>Every browser but this one is signed out within seconds.</Text>
      </ConfirmDialog>
    </Row>
  );
}
