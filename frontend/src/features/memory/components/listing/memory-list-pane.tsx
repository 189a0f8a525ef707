import { Box, ListPane, Stack, Text } from '@twyn/design-system';
import { useRef, useState, type ReactElement } from 'react';
import { FindMemories } from '../../../../components/find-memories';
import { QueryBoundary } from '../../../../components/query-boundary';
import { RowSkeleton } from '../../../../components/row-skeleton';
import { formatQuantity } from '../../../../lib/format';
import { useBulkEdit } from '../../hooks/listing/use-bulk-edit';
import { useListKeys } from '../../hooks/listing/use-list-keys';
import { useListedMemories } from '../../hooks/listing/use-listed-memories';
import type { MemoryView } from '../../hooks/use-memory-view';
import { useSelection } from '../../hooks/listing/use-selection';
import { toFilter } from '../../lib/view-filter';
import { FilterBar } from '../filters/filter-bar';
import { BulkBar } from './bulk-bar';
import type { LongListHandle } from './long-list';
import { isWorthScrubbing, MonthScrubber } from './month-scrubber';
import { ShortcutsDialog } from './shortcuts-dialog';
import { MemoryList } from './memory-list';
import { NothingToList } from './nothing-to-list';
import { ReviewLink } from '../review/review-link';

export function MemoryListPane({ view }: { view: MemoryView }): ReactElement {
  const listed = useListedMemories(view.filter);
  const selection = useSelection(toFilter(view.filter), listed.listing, listed.total ?? 0);
  const edit = useBulkEdit();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [reached, setReached] = useState(0);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const list = useRef<LongListHandle>(null);
  const isArchive = view.filter.status === 'archived';
  const handleKey = useListKeys({ selection, edit, isArchive, onHelp: () => setIsHelpOpen(true) });
  const { index } = listed;

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
              {listed.total !== undefined && formatQuantity(listed.total, 'memory', 'memories')}
            </Text>
            <ReviewLink />
          </Stack>
          <FindMemories label="Find in memory" />
          <FilterBar filter={view.filter} onChange={view.show} onSelect={selection.start} />
        </Stack>
      }
      side={
        index &&
        isWorthScrubbing(index) && (
          <MonthScrubber
            index={index}
            reached={reached}
            onJump={(position) => list.current?.showPosition(position)}
          />
        )
      }
      foot={
        selection.isOn && (
          <BulkBar selection={selection} edit={edit} total={listed.total ?? 0} isArchive={isArchive} />
        )
      }
    >
      <QueryBoundary
        query={listed.query}
        errorTitle="Your memories could not be read"
        skeleton={<RowSkeleton rows={8} />}
        isEmpty={() => listed.total === 0}
        empty={<NothingToList filter={view.filter} onShow={view.show} />}
      >
        {() =>
          scroller &&
          index && (
            <MemoryList
              key={view.addressOf(null)}
              ref={list}
              listed={{ ...listed, index }}
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
