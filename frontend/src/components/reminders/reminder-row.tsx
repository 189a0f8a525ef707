import { Badge, Checkbox, Icon, IconButton, ItemRow, Row, VisuallyHidden } from '@twyn/design-system';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { Reminder } from '../../shared/reminders/api/reminders.api';
import { RemovableRow } from '../removable-row';
import { useClose } from './use-close';
import { dueLabel, whenDue } from './due';
import { recurrenceWords } from './recurrence-words';
import { SnoozeMenu } from './snooze-menu';
import { loadPage } from '../load-page';

const EditReminder = lazy(async () => ({
  default: (await loadPage(() => import('./edit-reminder'))).EditReminder,
}));

/** A reminder or an alarm: tick it, put it off, or give it other words or another time. */
export function ReminderRow({ reminder, now }: { reminder: Reminder; now: Date }): ReactElement {
  const [isEditing, setIsEditing] = useState(false);
  const { complete } = useClose(reminder);
  const { kind, text, snoozedUntil, recurrence } = reminder;
  const due = whenDue(reminder);
  return (
    <RemovableRow>
      <ItemRow
        glyph={
          <Checkbox
            label={<VisuallyHidden>{`Complete ${text}`}</VisuallyHidden>}
            checked={false}
            onChange={() => void complete()}
          />
        }
        title={text}
        badge={kind === 'alarm' && <Badge>Alarm</Badge>}
        secondary={due && whenWords(due, { now, snoozedUntil, recurrence })}
        action={
          <Row gap={0.5}>
            <SnoozeMenu reminder={reminder} />
            <IconButton
              size="sm"
              label={`Change ${text}`}
              icon={<Icon name="edit" size={18} />}
              aria-expanded={isEditing}
              onClick={() => setIsEditing(!isEditing)}
            />
          </Row>
        }
      >
        {isEditing && (
          <Suspense>
            <EditReminder reminder={reminder} onClose={() => setIsEditing(false)} />
          </Suspense>
        )}
      </ItemRow>
    </RemovableRow>
  );
}

/** "Tomorrow, 18:00, snoozed", "Today, 18:00 · Every Thursday at 18:00". */
function whenWords(
  due: Date,
  { now, snoozedUntil, recurrence }: Pick<Reminder, 'snoozedUntil' | 'recurrence'> & { now: Date },
): string {
  const when = `${dueLabel(due, now)}${snoozedUntil === null ? '' : ', snoozed'}`;
  return recurrence ? `${when} · ${recurrenceWords(recurrence)}` : when;
}
