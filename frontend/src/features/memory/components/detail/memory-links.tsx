import { Box, Button, Icon, IconButton, ListRow, Row, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { useListMemoryLinksQuery, useUnlinkMemoryMutation } from '../../api/entities.api';
import type { Memory } from '../../../../shared/memory/api/memory.api';
import { memoryAddress } from '../../../../lib/addresses';
import { memoryTitle } from '../../../../shared/memory/memory-outline';
import { LinkMemory } from './link-memory';

/** What a memory refers to, and what refers to it. */
export function MemoryLinks({ memory }: { memory: Memory }): ReactElement {
  const { data } = useListMemoryLinksQuery({ id: memory.id });
  const [unlinkMemory] = useUnlinkMemoryMutation();
  const [isLinking, setIsLinking] = useState(false);
  const { to = [], from = [] } = data ?? {};
  return (
    <Stack component="section" spacing={1.5} aria-label="Links">
      <Row justify="between">
        <Text as="h3" variant="h3">
          Links
        </Text>
        <Button size="sm" startIcon={<Icon name="link" size={18} />} onClick={() => setIsLinking(true)}>
          Link to…
        </Button>
      </Row>
      {data && to.length + from.length === 0 && (
        <Text tone="muted">Nothing is linked to this memory. [[A title]] in its text links by itself.</Text>
      )}
      <ul>
        {to.map((other) => (
          <Box component="li" key={other.id} sx={{ display: 'flex', alignItems: 'center' }}>
            <ListRow
              title={memoryTitle(other.text)}
              secondary="This refers to it"
              href={memoryAddress(other.id)}
            />
            <IconButton
              label={`Remove the link to ${memoryTitle(other.text)}`}
              icon={<Icon name="close" size={18} />}
              onClick={() => void unlinkMemory({ id: memory.id, memoryLink: { toId: other.id } })}
            />
          </Box>
        ))}
        {from.map((other) => (
          <li key={other.id}>
            <ListRow
              title={memoryTitle(other.text)}
              secondary="Refers to this"
              href={memoryAddress(other.id)}
            />
          </li>
        ))}
      </ul>
      {isLinking && <LinkMemory memory={memory} onClose={() => setIsLinking(false)} />}
    </Stack>
  );
}
