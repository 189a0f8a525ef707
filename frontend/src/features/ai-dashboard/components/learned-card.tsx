import { Box, Card, Link, Row, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { sourceLabel } from '../../../components/memory-labels';
import { MemoryRow } from '../../../components/memory-row';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { memoryAddress } from '../../../lib/addresses';
import { formatQuantity, formatWhen } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { useListMemoriesQuery } from '../../../shared/memory/api/memory.api';
import { useGetReviewQuery } from '../../../shared/memory/api/review.api';
import { LearnedActions } from './learned-actions';

const SHOWN = 5;
/** One line below the words and the button at their end. */
const LINE = {
  '& a': { borderBottom: 0 },
  '& + li': { borderTop: 1, borderColor: 'border.hairline' },
} as const;

/** What was kept last; to be corrected or forgotten where each leads, and what waits for a word. */
export function LearnedCard(): ReactElement {
  const query = useListMemoriesQuery({ limit: SHOWN });
  const review = useGetReviewQuery({ limit: 1 });
  const waiting = review.data?.total ?? 0;
  return (
    <Card
      padding="none"
      title="Learned lately"
      aria-label="Learned lately"
      actions={
        <Link tone="muted" href={waiting > 0 ? paths.review : paths.memory}>
          {waiting > 0 ? `${formatQuantity(waiting, 'waits', 'wait')} for your word` : 'All memories'}
        </Link>
      }
    >
      <QueryBoundary
        query={query}
        errorTitle="Couldn’t load what was learned"
        skeleton={<RowSkeleton rows={SHOWN} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Box sx={{ p: { xs: 2, md: 2.5 } }}>
            <Text tone="muted">Nothing was told yet.</Text>
          </Box>
        }
      >
        {({ items }) => (
          <ul>
            {items.map((memory) => (
              <Box component="li" key={memory.id} sx={LINE}>
                <Row gap={0} nowrap>
                  <Box sx={{ flex: 1, minWidth: 0 }}>
                    <MemoryRow
                      memory={memory}
                      href={memoryAddress(memory.id)}
                      when={formatWhen(memory.recordedAt)}
                      secondary={sourceLabel(memory).name}
                    />
                  </Box>
                  <LearnedActions memory={memory} />
                </Row>
              </Box>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Card>
  );
}
