import { Chip, DiffText, Grid, Link, Row, Stack, Text } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import type { Memory } from '../../../../shared/memory/api/memory.api';
import type { MemoryConflict, ReviewSuggestion } from '../../../../shared/memory/api/review.api';
import { memoryKinds, sourceLabel } from '../../../../components/memory-labels';
import { memoryAddress } from '../../../../lib/addresses';
import { formatFullDay } from '../../../../lib/format';
import { memoryDay } from '../../lib/memory-day';
import { isDuplicate, type ReviewItem } from '../../lib/review-item';
import { diffWords } from '../../lib/word-diff';

const asWritten = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** Text of the memory to decide on, or of both memories of a pair. */
export function ReviewText({ item }: { item: ReviewItem }): ReactElement {
  if (item.kind === 'conflict') return <Pair conflict={item.conflict} />;
  const { memory } = item;
  return (
    <Stack spacing={1}>
      <Text variant="read" dir="auto" style={asWritten}>
        {memory.text}
      </Text>
      {memory.source.quote !== null && (
        <Text tone="muted" dir="auto">
          “{memory.source.quote}”
        </Text>
      )}
      <Text variant="caption" tone="faint">
        {sourceLabel(memory).name}, {formatFullDay(memory.recordedAt)}
      </Text>
    </Stack>
  );
}

/** Labels suggested for a memory. */
export function SuggestedLabels({ suggestion }: { suggestion: ReviewSuggestion }): ReactElement {
  const { tags, suggestedKind } = suggestion;
  return (
    <Row gap={0.75} role="group" aria-label="Suggested">
      {suggestedKind && (
        <Chip icon={memoryKinds[suggestedKind].icon} label={memoryKinds[suggestedKind].one} />
      )}
      {tags.map((tag) => (
        <Chip key={tag} icon="tag" label={tag} />
      ))}
    </Row>
  );
}

function Pair({ conflict }: { conflict: MemoryConflict }): ReactElement {
  const { older, newer } = conflict;
  return (
    <Grid container spacing={3}>
      <Side title="Earlier" memory={older}>
        {older.text}
      </Side>
      <Side title="Later" memory={newer}>
        {isDuplicate(conflict) ? <DiffText parts={diffWords(older.text, newer.text)} /> : newer.text}
      </Side>
    </Grid>
  );
}

interface SideProps {
  title: string;
  memory: Memory;
  children: ReactNode;
}

function Side({ title, memory, children }: SideProps): ReactElement {
  return (
    <Grid size={{ xs: 12, md: 6 }} role="group" aria-label={title}>
      <Stack spacing={1}>
        <Text variant="caption" tone="faint">
          {title}, {memoryDay(memory, formatFullDay)}
          {memory.status === 'suggested' && ', a guess'}
        </Text>
        <Text variant="read" dir="auto" style={asWritten}>
          {children}
        </Text>
        <Text variant="caption">
          <Link href={memoryAddress(memory.id)} aria-label={`Open the ${title.toLowerCase()} memory`}>
            Open
          </Link>
        </Text>
      </Stack>
    </Grid>
  );
}
