import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { useKeptScroll } from '../../hooks/listing/use-kept-scroll';
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
}

/** What to look back on and what is pinned, then everything, newest first. */
export function MemoryList({ listed, view, selection, scroller, ...rest }: MemoryListProps): ReactElement {
  const [topPx, setTopPx] = useState(0);
  const top = useRef<HTMLDivElement>(null);
  const isUnfiltered = filterParams(view.filter).length === 0;
  const onThisDay = useOnThisDay({ isShown: isUnfiltered });
  const { initial, keep } = useKeptScroll(view.addressOf(null));

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
        <OnThisDayCard found={onThisDay} view={view} />
        <PinnedMemories memories={listed.pinned} view={view} selection={selection} />
      </div>
      <LongList
        listing={listed.listing}
        index={listed.index}
        view={view}
        selection={selection}
        scroller={scroller}
        topPx={topPx}
        initialOffset={initial}
        onScroll={keep}
        {...rest}
      />
    </>
  );
}
