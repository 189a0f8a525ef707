import { Button, Callout, Stack, Time } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useReinstateMemoryMutation } from '../../api/memory-history.api';
import type { Memory } from '../../../../shared/memory/api/memory.api';
import { formatFullDay } from '../../../../lib/format';
import { notify } from '../../../../lib/notify';

/** Says of a memory that it holds no more, and offers the way back. */
export function SupersededNote({ id, since }: { id: Memory['id']; since: string }): ReactElement {
  const [reinstateMemory, { isLoading }] = useReinstateMemoryMutation();
  const handleReinstate = async (): Promise<void> => {
    const { error } = await reinstateMemory({ id });
    if (!error) notify.success('It’s true again');
  };
  return (
    <Callout
      title={
        <>
          True until <Time dateTime={since}>{formatFullDay(since)}</Time>
        </>
      }
    >
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <span>It stays saved with its date, but is left out of your list and of current answers.</span>
        <Button size="sm" loading={isLoading} onClick={() => void handleReinstate()}>
          It’s still true
        </Button>
      </Stack>
    </Callout>
  );
}
