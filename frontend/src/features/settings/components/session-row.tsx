import { Badge, Button, Glyph, ItemRow, Time } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { type Session, useEndSessionMutation } from '../api/sessions.api';
import { ConfirmButton } from '../../../components/confirm-button';
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

/** An ended session cannot be brought back, only opened anew on that device. */
function EndSession({ session: { id, device } }: { session: Session }): ReactElement {
  const [endSession] = useEndSessionMutation();
  return (
    <ConfirmButton
      button={(ask) => (
        <Button size="sm" aria-label={`End ${device}`} onClick={ask}>
          End
        </Button>
      )}
      title={`Sign out ${device}?`}
      confirmLabel="Sign out"
      onConfirm={() => endSession({ id })}
    >
      It’s signed out within seconds. Unsent drafts are kept.
    </ConfirmButton>
  );
}
