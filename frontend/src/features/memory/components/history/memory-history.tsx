import { Link, Stack, Text, Time, Timeline, TimelineItem } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useGetMemoryHistoryQuery } from '../../api/memory-history.api';
import type { Memory } from '../../../../shared/memory/api/memory.api';
import { memoryAddress } from '../../../../lib/addresses';
import { formatFullDay } from '../../../../lib/format';
import { memoryTitle } from '../../../../shared/memory/memory-outline';

/** What held before and what holds now, with dates. Nothing where nothing has changed. */
export function MemoryHistory({ memory }: { memory: Memory }): ReactElement | null {
  const { data } = useGetMemoryHistoryQuery({ id: memory.id }, { refetchOnMountOrArgChange: true });
  if (!data || data.items.length < 2) return null;
  return (
    <Stack component="section" spacing={1.5} aria-label="What was true before">
      <Text as="h3" variant="h3">
        {memory.status === 'superseded' ? 'Now and before' : 'Before'}
      </Text>
      <Timeline>
        {data.items
          .filter(({ id, status }) => id !== memory.id || status === 'superseded')
          .map((each) => (
            <TimelineItem
              key={each.id}
              current={each.supersededAt === null}
              title={each.id === memory.id ? memoryTitle(each.text) : <OtherMemory memory={each} />}
              meta={<Period memory={each} />}
            />
          ))}
      </Timeline>
    </Stack>
  );
}

function OtherMemory({ memory }: { memory: Memory }): ReactElement {
  return <Link href={memoryAddress(memory.id)}>{memoryTitle(memory.text)}</Link>;
}

function Period({ memory: { supersededAt } }: { memory: Memory }): ReactElement {
  if (supersededAt === null) return <>holds now</>;
  return (
    <>
      until <Time dateTime={supersededAt}>{formatFullDay(supersededAt)}</Time>
    </>
  );
}
