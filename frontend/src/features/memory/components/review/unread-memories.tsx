import { Button, Card, Glyph, Link, Row, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useDismissExtractionMutation } from '../../api/entities.api';
import type { MemoryReview } from '../../../../shared/memory/api/review.api';
import { memoryAddress } from '../../../../lib/addresses';
import { memoryTitle } from '../../../../shared/memory/memory-outline';

/** What is kept but took too long to read: nothing was found in it, and nobody tries again until it is edited. */
export function UnreadMemories({ memories }: { memories: MemoryReview['unread'] }): ReactElement | null {
  const [dismiss, { isLoading }] = useDismissExtractionMutation();
  if (memories.length === 0) return null;
  return (
    <Card glyph={<Glyph domain="memory" icon="info" size="sm" />} title="Saved, but too long to read">
      <Stack spacing={2}>
        <Text tone="muted">
          I didn’t look for people, places or dates in these. Edit one to have it read again.
        </Text>
        {memories.map((memory) => (
          <Row key={memory.id} justify="between" nowrap>
            <Link href={memoryAddress(memory.id)}>{memoryTitle(memory.text)}</Link>
            <Button
              size="sm"
              tone="quiet"
              loading={isLoading}
              onClick={() => void dismiss({ id: memory.id, dismissExtraction: { kind: 'unread' } })}
            >
              Got it
            </Button>
          </Row>
        ))}
      </Stack>
    </Card>
  );
}
