import { Chip, Row, SegmentedControl, Select, Stack, TextField } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { SchemaForm } from '../form/use-schema-form';
import { type RecurrenceFields, REPEATS } from './recurrence-fields';

type Repeat = (typeof REPEATS)[number];

const LABELS: Readonly<Record<Repeat, string>> = {
  never: 'Never',
  minute: 'Every few minutes',
  hour: 'Every hour',
  day: 'Every day',
  week: 'Every week',
  month: 'Every month',
  year: 'Every year',
};
const UNITS: Readonly<Record<Repeat, string>> = {
  never: '',
  minute: 'minutes',
  hour: 'hours',
  day: 'days',
  week: 'weeks',
  month: 'months',
  year: 'years',
};
/** In the order of a week that begins on Monday; the numbers are those of the contract. */
const WEEKDAYS = [
  { day: 1, label: 'Mon', name: 'Monday' },
  { day: 2, label: 'Tue', name: 'Tuesday' },
  { day: 3, label: 'Wed', name: 'Wednesday' },
  { day: 4, label: 'Thu', name: 'Thursday' },
  { day: 5, label: 'Fri', name: 'Friday' },
  { day: 6, label: 'Sat', name: 'Saturday' },
  { day: 0, label: 'Sun', name: 'Sunday' },
];

interface RecurrenceEditorProps {
  fields: RecurrenceFields;
  /** The registered field of how many. */
  interval: ReturnType<SchemaForm<RecurrenceFields, unknown>['field']>;
  onRepeat: (repeat: Repeat) => void;
  onWeekdays: (weekdays: number[]) => void;
  onMonthDay: (monthDay: RecurrenceFields['monthDay']) => void;
}

/** How often something comes again: the unit, how many of it, and on which days. */
export function RecurrenceEditor(props: RecurrenceEditorProps): ReactElement {
  const { interval, onRepeat, onWeekdays, onMonthDay } = props;
  const { repeat, weekdays, monthDay } = props.fields;
  const toggle = (day: number): void => {
    const others = weekdays.filter((each) => each !== day);
    const next = others.length < weekdays.length ? others : [...weekdays, day];
    onWeekdays(next.toSorted((one, other) => one - other));
  };
  return (
    <Stack spacing={2}>
      <Select
        label="Repeat"
        options={REPEATS.map((value) => ({ value, label: LABELS[value] }))}
        value={repeat}
        onChange={onRepeat}
      />
      {repeat !== 'never' && (
        <TextField
          label={`How many ${UNITS[repeat]} from one to the next`}
          inputMode="numeric"
          {...interval}
        />
      )}
      {repeat === 'week' && (
        <Row gap={0.5} role="group" aria-label="On these days">
          {WEEKDAYS.map(({ day, label, name }) => (
            <Chip
              key={day}
              label={label}
              aria-label={name}
              selected={weekdays.includes(day)}
              onClick={() => toggle(day)}
            />
          ))}
        </Row>
      )}
      {repeat === 'month' && (
        <SegmentedControl
          label="Day of the month"
          options={[
            { value: 'same', label: 'The same day' },
            { value: 'last', label: 'The last day' },
          ]}
          value={monthDay}
          onChange={onMonthDay}
        />
      )}
    </Stack>
  );
}
