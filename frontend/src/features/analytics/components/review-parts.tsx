import { Badge, Card, DataTable, Link, ListRow, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { dayAddress, memoryAddress } from '../../../lib/addresses';
import { formatDay, formatQuantity } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { memoryTitle } from '../../../shared/memory/memory-outline';
import type { Review, ReviewFigure } from '../api/reviews.api';
import { changeWords, meanWords } from '../lib/review-words';
import { ReviewActions } from './review-actions';
import { dayOf } from '../../../lib/calendar';

/** One review: the figures, who was named, what was told, and what was found. */
export function ReviewParts({ review }: { review: Review }): ReactElement {
  const { figures, people, memories, memoryCount, findings, isSample } = review;
  const isEmpty = figures.length === 0 && memoryCount === 0;
  return (
    <Stack spacing={2}>
      {isSample && <Badge>Sample data, not kept</Badge>}
      {isEmpty && <Text tone="muted">Nothing is known of this time.</Text>}
      {figures.length > 0 && <Figures review={review} />}
      {people.length > 0 && (
        <Card title="People" aria-label="People">
          <Text>
            {people.map(({ name, days }) => `${name} (${formatQuantity(days, 'day', 'days')})`).join(', ')}
          </Text>
        </Card>
      )}
      {memoryCount > 0 && (
        <Card
          padding="none"
          title="What you told"
          aria-label="What you told"
          note={formatQuantity(memoryCount, 'memory', 'memories')}
        >
          <ul>
            {memories.map(({ id, text, date }) => (
              <li key={id}>
                <ListRow
                  title={memoryTitle(text)}
                  secondary={formatDay(dayOf(date))}
                  href={memoryAddress(id)}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {findings.length > 0 && (
        <Card title="Findings" aria-label="Findings" note="associations, not causes">
          <Stack spacing={1}>
            {findings.map(({ id, sentence }) => (
              <Text key={id}>{sentence}</Text>
            ))}
            <Link href={paths.analytics}>All findings</Link>
          </Stack>
        </Card>
      )}
      {!isEmpty && <ReviewActions review={review} />}
      <Text variant="caption" tone="muted">
        Its days: <Link href={dayAddress(review.from)}>{formatDay(dayOf(review.from))}</Link> to{' '}
        <Link href={dayAddress(review.to)}>{formatDay(dayOf(review.to))}</Link>
      </Text>
    </Stack>
  );
}

function Figures({ review: { figures, kind } }: { review: Review }): ReactElement {
  return (
    <DataTable<ReviewFigure>
      label="In figures"
      rows={figures}
      rowKey={({ key }) => key}
      columns={[
        { key: 'label', header: 'What', cell: ({ label }) => label },
        { key: 'mean', header: 'Mean', align: 'end', cell: (figure) => meanWords(figure.mean, figure) },
        { key: 'days', header: 'Days', align: 'end', wideOnly: true, cell: ({ days }) => days },
        { key: 'change', header: `Against the ${kind} before`, cell: (figure) => changeWords(figure, kind) },
      ]}
    />
  );
}
