import { Box, Row, Select } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { SkillRunFilter } from '../../../shared/skills/api/skills.api';
import { CHANNELS } from '../../../shared/skills/channels';
import { RESULTS } from '../lib/run-labels';

interface RunFiltersProps {
  channel: SkillRunFilter['channel'] | null;
  outcome: SkillRunFilter['outcome'] | null;
  /** Called with an empty word for all. */
  onChannel: (value: string) => void;
  onOutcome: (value: string) => void;
}

const optionsOf = (
  words: Readonly<Record<string, string>>,
  all: string,
): { value: string; label: string }[] => [
  { value: '', label: all },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
];

/** Which of what was done is listed. */
export function RunFilters({ channel, outcome, onChannel, onOutcome }: RunFiltersProps): ReactElement {
  return (
    <Row gap={2}>
      <Box sx={field}>
        <Select
          label="Channel"
          options={optionsOf(CHANNELS, 'All channels')}
          value={channel ?? ''}
          onChange={onChannel}
        />
      </Box>
      <Box sx={field}>
        <Select
          label="Result"
          options={optionsOf(RESULTS, 'All results')}
          value={outcome ?? ''}
          onChange={onOutcome}
        />
      </Box>
    </Row>
  );
}

const field = { flex: '1 1 9rem', minWidth: 0, maxWidth: '16rem' } as const;
