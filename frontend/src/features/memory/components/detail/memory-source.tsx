import { Link, Provenance, ProvenanceItem, Stack, Text, Time } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { Memory } from '../../../../shared/memory/api/memory.api';
import { sourceLabel } from '../../../../components/memory-labels';
import { conversationAddress } from '../../../../lib/addresses';
import { formatWhen } from '../../../../lib/format';
import { importAddress } from '../../../../shared/imports/import-address';

/** Where a memory came from, and the way to the original. */
export function MemorySource({ memory }: { memory: Memory }): ReactElement {
  const { name, icon } = sourceLabel(memory);
  const { conversationId, messageId, importId, quote } = memory.source;
  return (
    <Stack component="section" spacing={1.5} aria-label="Where this came from">
      <Text as="h3" variant="h3">
        Where this came from
      </Text>
      <Provenance>
        <ProvenanceItem
          icon={icon}
          title={
            <>
              <b>{name}</b>
              {memory.author !== null && `, said by ${memory.author}`}
            </>
          }
          meta={<Time dateTime={memory.recordedAt}>{formatWhen(memory.recordedAt)}</Time>}
        >
          {quote !== null && <p dir="auto">“{quote}”</p>}
          {conversationId !== null && (
            <Link href={conversationAddress(conversationId, messageId ?? undefined)}>
              Open the conversation
            </Link>
          )}
          {importId !== null && <Link href={importAddress(importId)}>Open the import</Link>}
        </ProvenanceItem>
      </Provenance>
    </Stack>
  );
}
