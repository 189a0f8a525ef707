import { Button, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatCount } from '../../lib/format';

export interface BulkChoiceProps {
  /** Paragraphs found. */
  count: number;
  canKeepAsOne: boolean;
  isSaving: boolean;
  onKeepApart: () => void;
}

/** A pasted collection of notes: together or apart. The form's submit keeps it together. */
export function BulkChoice({ count, canKeepAsOne, isSaving, onKeepApart }: BulkChoiceProps): ReactElement {
  return (
    <Stack spacing={1.5}>
      <Text role="status" tone="muted">
        This looks like {formatCount(count)} notes. Kept apart, each can be found and cited by itself.
      </Text>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button tone="primary" size="sm" disabled={isSaving} onClick={onKeepApart}>
          Save {formatCount(count)} memories, one per paragraph
        </Button>
        <Button type="submit" size="sm" loading={isSaving} disabled={!canKeepAsOne}>
          Keep as one memory
        </Button>
      </Stack>
    </Stack>
  );
}
