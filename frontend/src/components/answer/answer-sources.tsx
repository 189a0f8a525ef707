import { Box, SourceChip, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { memoryAddress } from '../../lib/addresses';
import { formatDay } from '../../lib/format';
import { type AnswerSource, sourcesByDay } from './sources-by-day';

interface AnswerSourcesProps {
  sources: readonly AnswerSource[];
  /** The one that is being pointed at. */
  litNumber: number | null;
}

/** What an answer rests on. Sources of the same day stand together under it. */
export function AnswerSources({ sources, litNumber }: AnswerSourcesProps): ReactElement {
  const days = sourcesByDay(sources);
  const chip = ({ number, memoryId, title }: AnswerSource, meta?: string): ReactElement => (
    <SourceChip
      key={number}
      number={number}
      name={title}
      {...(meta !== undefined && { meta })}
      href={memoryAddress(memoryId)}
      open={litNumber === number}
    />
  );
  if (!days) return <>{sources.map((source) => chip(source, formatDay(source.recordedAt)))}</>;
  return (
    <Stack spacing={1.5} sx={{ minWidth: 0 }}>
      {days.map(({ day, sources: ofDay }) => (
        <Stack key={day} spacing={0.75} role="group" aria-label={day}>
          <Text variant="caption" tone="muted" as="p">
            {day}
          </Text>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75, rowGap: { xs: 1.5, sm: 0.75 } }}>
            {ofDay.map((source) => chip(source))}
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}
