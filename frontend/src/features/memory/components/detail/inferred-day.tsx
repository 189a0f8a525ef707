import { Button, Chip, Row, Stack, Text, TextField } from '@twyn/design-system';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { formatFullDay } from '../../../../lib/format';

export interface InferredDayProps {
  happenedAt: string;
  isBusy: boolean;
  onConfirm: () => void;
  onChange: (happenedAt: string) => void;
  onRemove: () => void;
}

/** A day whose year or week the words leave open: one tap makes it sure, another gives the right one. */
export function InferredDay(props: InferredDayProps): ReactElement {
  const { happenedAt, isBusy, onConfirm, onChange, onRemove } = props;
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Stack spacing={1} role="group" aria-label="Inferred day">
      <Row gap={0.75}>
        <Chip icon="calendar" label={`Probably on ${formatFullDay(happenedAt)}`} onRemove={onRemove} />
        <Button size="sm" tone="quiet" loading={isBusy} onClick={onConfirm}>
          That’s right
        </Button>
        <Button size="sm" tone="quiet" aria-expanded={isChanging} onClick={() => setIsChanging(!isChanging)}>
          Another day
        </Button>
      </Row>
      <Text variant="caption" tone="faint">
        Your words don’t say which year or week; I took what fits.
      </Text>
      {isChanging && <ChangeDay happenedAt={happenedAt} isBusy={isBusy} onChange={onChange} />}
    </Stack>
  );
}

function ChangeDay({
  happenedAt,
  isBusy,
  onChange,
}: Pick<InferredDayProps, 'happenedAt' | 'isBusy' | 'onChange'>): ReactElement {
  const [day, setDay] = useState(() => localDay(happenedAt));
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    // As the twin keeps a day without an hour.
    if (day !== '') onChange(new Date(`${day}T12:00`).toISOString());
  };
  return (
    <Stack
      component="form"
      direction="row"
      spacing={1}
      sx={{ alignItems: 'flex-end' }}
      onSubmit={handleSubmit}
    >
      <TextField
        label="Day it happened"
        type="date"
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <Button type="submit" size="sm" loading={isBusy}>
        Save
      </Button>
    </Stack>
  );
}

/** As a date field has it. */
function localDay(moment: string): string {
  const date = new Date(moment);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
