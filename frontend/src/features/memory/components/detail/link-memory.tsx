import { Callout, Dialog, ListRow, SearchField, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { errorMessage } from '../../../../api/api-error';
import { useLinkMemoryMutation } from '../../api/entities.api';
import { type Memory, useSearchMemoriesQuery } from '../../../../shared/memory/api/memory.api';
import { memoryTitle } from '../../../../shared/memory/memory-outline';

const SHOWN = 8;

/** Finds the other memory by meaning, as every search does. */
export function LinkMemory({ memory, onClose }: { memory: Memory; onClose: () => void }): ReactElement {
  const [words, setWords] = useState('');
  const query = words.trim();
  const { currentData } = useSearchMemoriesQuery(
    { memorySearch: { query, limit: SHOWN + 1 } },
    { skip: query === '' },
  );
  const [linkMemory, { error }] = useLinkMemoryMutation();
  const found = (currentData?.items ?? []).filter((item) => item.memory.id !== memory.id).slice(0, SHOWN);
  const handlePick = async (toId: string): Promise<void> => {
    const answer = await linkMemory({ id: memory.id, memoryLink: { toId } });
    if (!answer.error) onClose();
  };
  return (
    <Dialog open title="Link to a memory" onClose={onClose}>
      <Stack spacing={1.5}>
        <SearchField label="Find a memory" placeholder="Find a memory" value={words} onChange={setWords} />
        {error && <Callout tone="danger" title={errorMessage(error)} />}
        {currentData && found.length === 0 && <Text>Nothing of that kind.</Text>}
        <ul>
          {found.map(({ memory: other }) => (
            <li key={other.id}>
              <ListRow title={memoryTitle(other.text)} onClick={() => void handlePick(other.id)} />
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}
