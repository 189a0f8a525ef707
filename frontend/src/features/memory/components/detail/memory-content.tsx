import { Callout, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { Memory } from '../../../../shared/memory/api/memory.api';
import { outlineMemory } from '../../../../shared/memory/memory-outline';
import { useEdit } from '../../hooks/use-edit';
import { MemoryActions } from './memory-actions';
import { MemoryEditor } from './memory-editor';
import { MemoryHistory } from '../history/memory-history';
import { MemoryLabels } from './memory-labels';
import { MemoryLinks } from './memory-links';
import { MemorySource } from './memory-source';
import { MemoryNeighbours } from './memory-neighbours';
import { MemoryExtraction } from './memory-understanding';
import { MemoryVersions } from '../history/memory-versions';
import { SupersededNote } from '../history/superseded-note';

export interface MemoryContentProps {
  memory: Memory;
  onForget: (memory: Memory) => void;
}

export function MemoryContent({ memory, onForget }: MemoryContentProps): ReactElement {
  const edit = useEdit(memory);
  return (
    <Stack component="article" spacing={4}>
      {edit.draft ? (
        <MemoryEditor memory={memory} edit={edit} draft={edit.draft} />
      ) : (
        <Stack spacing={2}>
          <Stack
            direction="row"

            spacing={1.5}
            sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}
          >
            <MemoryLabels memory={memory} />
            <MemoryActions memory={memory} onCorrect={edit.begin} onForget={onForget} />
          </Stack>
          {memory.status === 'archived' && (
            <Callout>Archived: saved, but left out of your list, search and answers.</Callout>
          )}
          {memory.supersededAt !== null && <SupersededNote id={memory.id} since={memory.supersededAt} />}
          <MemoryText text={memory.text} />
        </Stack>
      )}
      <MemoryExtraction memory={memory} />
      <MemoryHistory memory={memory} />
      <MemorySource memory={memory} />
      {memory.thread !== null && memory.seq !== null && <MemoryNeighbours memory={memory} />}
      <MemoryLinks memory={memory} />
      <MemoryVersions memory={memory} />
    </Stack>
  );
}

/** Line breaks as they were written; the direction follows the script. */
function MemoryText({ text }: { text: string }): ReactElement {
  const { title, body, isTitleCut } = outlineMemory(text);
  const asWritten = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
  return (
    <>
      <Text as="h2" variant="h1" dir="auto" style={asWritten}>
        {text.slice(title.start, title.end)}
        {isTitleCut && '…'}
      </Text>
      {body.end > body.start && (
        <Text variant="read" measure dir="auto" style={asWritten}>
          {text.slice(body.start, body.end)}
        </Text>
      )}
    </>
  );
}
