import { Box, ListPane, Stack, Text } from '@twyn/design-system';
import { useRef, useState, type ReactElement } from 'react';
import { FindMemories } from '../../../../components/find-memories';
import { QueryBoundary } from '../../../../components/query-boundary';
import { RowSkeleton } from '../../../../components/row-skeleton';
import { totalAlone } from '../../../../lib/list-total';
import { useBulkEdit } from '../../hooks/listing/use-bulk-edit';
import { useListKeys } from '../../hooks/listing/use-list-keys';
import { useListStart } from '../../hooks/listing/use-list-start';
import { useListedMemories } from '../../hooks/listing/use-listed-memories';
import type { MemoryView } from '../../hooks/use-memory-view';
import { useSelection } from '../../hooks/listing/use-selection';
import { newerStart, type MonthStep } from '../../lib/month-steps';
import { toFilter } from '../../lib/view-filter';
import { FilterBar } from '../filters/filter-bar';
import { BulkBar } from './bulk-bar';
import type { LongListHandle } from './long-list';
import { isWorthScrubbing, MonthScrubber } from './month-scrubber';
import { ShortcutsDialog } from './shortcuts-dialog';
import { MemoryList } from './memory-list';
import { MemoryPlaces } from './memory-places';
import { NothingToList } from './nothing-to-list';

export function MemoryListPane({ view }: { view: MemoryView }): ReactElement {
  const { start, startAt } = useListStart(view.addressOf(null));
  const listed = useListedMemories(view.filter, start);
  const { index, listing, months, total } = listed;
  const selection = useSelection(toFilter(view.filter), index && { listing, index }, total?.total ?? 0);
  const edit = useBulkEdit();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [reached, setReached] = useState(0);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const list = useRef<LongListHandle>(null);
  const isArchive = view.filter.status === 'archived';
  const handleKey = useListKeys({ selection, edit, isArchive, onHelp: () => setIsHelpOpen(true) });

  const begin = (cursor: string | null): void => {
    setReached(0);
    startAt(cursor);
  };
  const handleJump = ({ position, cursor }: MonthStep, step: number): void => {
    if (position !== null) list.current?.showPosition(position);
    else begin(step === 0 ? null : cursor);
  };

  return (
    <ListPane
      ref={setScroller}
      head={
        <Stack spacing={1.5} sx={{ p: 2, pt: 2.5, pb: 1.5 }}>
          <Stack direction="row" sx={{ alignItems: 'baseline', justifyContent: 'space-between' }}>
            {/* The page has its heading; on a phone the top bar shows it. */}
            <Box aria-hidden sx={{ display: { xs: 'none', sm: 'block' } }}>
              <Text as="p" variant="h2">
                Memory
              </Text>
            </Box>
            <Text variant="caption" tone="faint" tabular role="status">
              {total && totalAlone(total, 'memory', 'memories')}
            </Text>
          </Stack>
          <FindMemories label="Find in memory" />
          <FilterBar filter={view.filter} onChange={view.show} onSelect={selection.start} />
          <MemoryPlaces />
        </Stack>
      }
      side={
        isWorthScrubbing(index, months) && (
          <MonthScrubber index={index} months={months} start={start} reached={reached} onJump={handleJump} />
        )
      }
      foot={
        selection.isOn &&
        total && <BulkBar selection={selection} edit={edit} total={total} isArchive={isArchive} />
      }
    >
      <QueryBoundary
        query={listed.query}
        errorTitle="Couldn’t load your memories"
        skeleton={<RowSkeleton rows={8} />}
        isEmpty={() => total?.total === 0}
        empty={<NothingToList filter={view.filter} onShow={view.show} />}
      >
        {() =>
          scroller &&
          index && (
            <MemoryList
              key={`${view.addressOf(null)} ${start ?? ''}`}
              ref={list}
              listed={{ ...listed, index }}
              start={start}
              onNewer={() => begin(start === null || !months ? null : newerStart(months, start))}
              view={view}
              selection={selection}
              scroller={scroller}
              onReach={setReached}
              onKeyDown={handleKey}
            />
          )
        }
      </QueryBoundary>
      {isHelpOpen && <ShortcutsDialog onClose={() => setIsHelpOpen(false)} />}
    </ListPane>
  );
}
