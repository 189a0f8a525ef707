import { Button, Card, Row, Stack, Text } from '@twyn/design-system';
import type { ReactNode } from 'react';
import { formatCount } from '../../../lib/format';
import { vagueness } from '../../../lib/list-total';
import { paths } from '../../../lib/paths';
import { memoryTitle } from '../../../shared/memory/memory-outline';
import type { TodayOverview } from '../../../shared/today/api/today.api';

/** The first of what waits for the owner's word; nothing where nothing waits. */
export function ToConfirm({ review }: { review: TodayOverview['review'] }): ReactNode {
  const { items, total, totalIs } = review;
  const [first] = items;
  if (!first) return null;
  return (
    <Card
      title="For you to confirm"
      aria-label="For you to confirm"
      note={`${vagueness(totalIs)}${formatCount(total)} waiting`}
    >
      <Stack spacing={1.5}>
        <Stack spacing={0.5}>
          {textsOf(first).map((text) => (
            <Text key={text} dir="auto">
              “{memoryTitle(text)}”
            </Text>
          ))}
          <Text variant="caption" tone="muted">
            {reasonOf(first)}
          </Text>
        </Stack>
        <Row>
          <Button size="sm" href={paths.review}>
            Decide
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

type Item = TodayOverview['review']['items'][number];

function textsOf(item: Item): string[] {
  if (item.kind !== 'conflict') return [item.memory.text];
  return [item.conflict.older.text, item.conflict.newer.text];
}

function reasonOf(item: Item): string {
  switch (item.kind) {
    case 'conflict':
      return item.conflict.kind === 'same' || item.conflict.kind === 'alike'
        ? 'Both say the same.'
        : 'They may not both be true.';
    case 'proposal':
      return 'A suggestion, saved only if you approve it.';
    case 'suggestion':
      return 'Labels are suggested for it.';
  }
}
