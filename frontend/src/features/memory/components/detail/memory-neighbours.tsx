import { Box, Button, Link, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { useGetMemoryNeighboursQuery } from '../../api/memory-history.api';
import type { Memory } from '../../../../shared/memory/api/memory.api';
import { memoryAddress } from '../../../../lib/addresses';
import { totalInWords } from '../../../../lib/list-total';

const NEAR = 2;
/** Maximum number of memories in one paste. */
const FAR = 50;

/** Memories captured together with this one: the nearest, and all on request. */
export function MemoryNeighbours({ memory }: { memory: Memory }): ReactElement | null {
  const [reach, setReach] = useState(NEAR);
  const { data } = useGetMemoryNeighboursQuery({ id: memory.id, reach });
  const others = (data?.total ?? 1) - 1;
  if (!data || others < 1) return null;
  const isPaste = memory.source.kind === 'paste';
  return (
    <Stack component="section" spacing={1.5} aria-label="Nearby memories">
      <Text as="h3" variant="h3">
        {isPaste
          ? `Pasted together with ${totalInWords({ ...data, total: others }, 'other', 'others')}`
          : 'In its conversation'}
      </Text>
      <Stack component="ol" spacing={1}>
        {data.items.map((each) => (
          <Neighbour key={each.id} memory={each} isItself={each.id === memory.id} />
        ))}
      </Stack>
      {data.items.length <= others && reach === NEAR && (
        <Box sx={{ ml: -1.5 }}>
          <Button tone="quiet" size="sm" onClick={() => setReach(FAR)}>
            {others <= FAR ? `Show all ${String(data.total)}` : 'Show more'}
          </Button>
        </Box>
      )}
    </Stack>
  );
}

function Neighbour({ memory, isItself }: { memory: Memory; isItself: boolean }): ReactElement {
  const said = (
    <>
      {memory.author !== null && `${memory.author}: `}
      {memory.text}
    </>
  );
  return (
    <Box
      component="li"
      dir="auto"
      aria-current={isItself ? 'true' : undefined}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {isItself ? <b>{said}</b> : <Link href={memoryAddress(memory.id)}>{said}</Link>}
    </Box>
  );
}
