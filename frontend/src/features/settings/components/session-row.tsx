import { Badge, Button, ConfirmDialog, Glyph, ItemRow, Text, Time } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { type Session, useEndSessionMutation } from '../../../api/auth.api';
import { formatAgo, formatDay } from '../../../lib/format';
import { placeOf } from '../lib/place';

const HANDHELD = /Android|iOS/;

export function SessionRow({ session }: { session: Session }): ReactElement {
  const { device, timeZone, createdAt, lastUsedAt, isCurrent } = session;
  return (
    <ItemRow
      glyph={<Glyph domain="neutral" icon={HANDHELD.test(device) ? 'phone' : 'laptop'} />}
      title={device}
      badge={isCurrent && <Badge tone="success">This device</Badge>}
      secondary={
        <>
          {placeOf(timeZone)}, used{' '}
          <Time dateTime={lastUsedAt}>{isCurrent ? 'now' : formatAgo(lastUsedAt)}</Time>. Signed in{' '}
          <Time dateTime={createdAt}>{formatDay(createdAt)}</Time>.
        </>
      }
      action={!isCurrent && <EndSession session={session} />}
    />
  );
}

/** Asks first: an ended session cannot be brought back, only opened anew on that device. */
function EndSession({ session: { id, device } }: { session: Session }): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  const [endSession, { isLoading }] = useEndSessionMutation();
  const handleConfirm = async (): Promise<void> => {
    await endSession({ id });
    setIsAsking(false);
  };
  return (
    <>
      <Button size="sm" aria-label={`End ${device}`} onClick={() => setIsAsking(true)}>
        End
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`End ${device}?`}
        confirmLabel="End session"
        tone="danger"
        isBusy={isLoading}
        onConfirm={() => void handleConfirm()}
        onClose={() => setIsAsking(false)}
      >
        <Text>It is signed out within seconds. What was being written there is not lost.</Text>
      </ConfirmDialog>
    </>
  );
}
