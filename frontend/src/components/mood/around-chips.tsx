import { Chip, Row, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { Around } from './mood-fields';

interface AroundChipsProps {
  around: readonly Around[];
  onRemove: (removed: Around) => void;
}

/** What is attached of the day; what should not be kept is taken off here. */
export function AroundChips({ around, onRemove }: AroundChipsProps): ReactElement | null {
  if (around.length === 0) return null;
  return (
    <Stack spacing={1}>
      <Text variant="caption" tone="muted">
        Attached from your day. Remove what shouldn’t be kept.
      </Text>
      <Row gap={0.75}>
        {around.map((each) => (
          <Chip
            key={`${each.kind} ${each.label}`}
            domain={each.kind}
            selected={false}
            label={`${each.label} ${each.value}${each.isSample ? ', sample' : ''}`}
            onRemove={() => onRemove(each)}
          />
        ))}
      </Row>
    </Stack>
  );
}
