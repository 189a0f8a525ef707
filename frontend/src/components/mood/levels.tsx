import { Button, Row, SegmentedControl, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';

const OPTIONS = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));

interface LevelProps {
  label: string;
  /** What 1 and 5 are. */
  ends: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A number from 1 to 5 that may be left out. */
export function Level({ label, ends, value, onChange }: LevelProps): ReactElement {
  return (
    <Stack spacing={0.5}>
      <Text variant="caption" tone="muted">
        {label}, {ends}
      </Text>
      <Row gap={0.5}>
        <SegmentedControl
          label={label}
          options={OPTIONS}
          value={value === null ? '' : String(value)}
          onChange={(chosen) => onChange(Number(chosen))}
        />
        {value !== null && (
          <Button
            size="sm"
            tone="quiet"
            aria-label={`Leave out ${label.toLowerCase()}`}
            onClick={() => onChange(null)}
          >
            Leave out
          </Button>
        )}
      </Row>
    </Stack>
  );
}
