import { Box, Button } from '@twyn/design-system';
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { LoadMore } from '../../../../components/load-more';
import { useSavedScroll } from '../../hooks/listing/use-saved-scroll';
import type { ListedMemories } from '../../hooks/listing/use-listed-memories';
import { useOnThisDay } from '../../hooks/listing/use-on-this-day';
import type { DayIndex } from '../../lib/day-index';
import { filterParams } from '../../lib/view-filter';
import { LongList, type LongListProps } from './long-list';
import { OnThisDayCard } from './on-this-day-card';
import { PinnedMemories } from './pinned-memories';

export interface MemoryListProps extends Pick<
  LongListProps,
  'view' | 'selection' | 'scroller' | 'onReach' | 'onKeyDown' | 'ref'
> {
  listed: ListedMemories & { index: DayIndex };
  /** The cursor that the list begins with; null is its top. */
  start: string | null;
  /** Begins it further up. */
  onNewer: () => void;
}

/** What to look back on and what is pinned, then everything, newest first; or what is told from a month on. */
export function MemoryList(props: MemoryListProps): ReactElement {
  const { listed, start, onNewer, view, selection, scroller, ...rest } = props;
  const [topPx, setTopPx] = useState(0);
  const top = useRef<HTMLDivElement>(null);
  const isUnfiltered = filterParams(view.filter).length === 0;
  const onThisDay = useOnThisDay({ isShown: isUnfiltered && start === null });
  const { initial, save } = useSavedScroll(`${view.addressOf(null)} ${start ?? ''}`);

  useLayoutEffect(() => {
    const block = top.current;
    if (!block) return;
    const observer = new ResizeObserver(() => setTopPx(block.offsetHeight));
    observer.observe(block);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <div ref={top}>
        {start === null ? (
          <>
            <OnThisDayCard found={onThisDay} view={view} />
            <PinnedMemories memories={listed.pinned} view={view} selection={selection} />
          </>
        ) : (
          <Box sx={{ p: 2, pb: 0 }}>
            <Button size="sm" onClick={onNewer}>
              Show newer
            </Button>
          </Box>
        )}
      </div>
      <LongList
        rows={listed}
        isFromTop={start === null}
        view={view}
        selection={selection}
        scroller={scroller}
        topPx={topPx}
        initialOffset={initial}
        onScroll={save}
        {...rest}
      />
      <LoadMore query={listed.rest} />
    </>
  );
}
