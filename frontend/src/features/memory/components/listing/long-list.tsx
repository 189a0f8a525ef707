import { Box, Text } from '@twyn/design-system';
import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useImperativeHandle, type KeyboardEvent, type ReactElement, type Ref } from 'react';
import type { Memory } from '../../../../shared/memory/api/memory.api';
import { linkAt, useListFocus, type ListFocus } from '../../hooks/listing/use-list-focus';
import { useMemoryAt, type Rows } from '../../hooks/listing/use-memory-at';
import type { MemoryView } from '../../hooks/use-memory-view';
import type { Selection } from '../../hooks/listing/use-selection';
import { dayAt, dayLabel, type DayIndex } from '../../lib/day-index';
import { MemoryListRow, RowError, RowPlaceholder } from './memory-list-row';

/** Estimated heights before a row is measured. */
const ROW_PX = 69;
const DAY_PX = 36;
const OVERSCAN = 10;

export interface LongListHandle {
  showPosition: (position: number) => void;
}

export interface LongListProps {
  rows: Rows;
  /** Whether the first row is the first of the whole list. */
  isFromTop: boolean;
  view: MemoryView;
  selection: Selection;
  scroller: HTMLElement;
  /** Height of the content above the list that scrolls with it. */
  topPx: number;
  initialOffset: number;
  onScroll: (offset: number) => void;
  /** Reports the first visible row. */
  onReach: (position: number) => void;
  onKeyDown: (event: KeyboardEvent, row: { position: number; memory: Memory }, focus: ListFocus) => void;
  ref?: Ref<LongListHandle>;
}

/** Virtualised list: only visible rows are rendered and loaded. */
export function LongList(props: LongListProps): ReactElement {
  const { rows, isFromTop, view, selection, scroller, topPx, initialOffset, ref } = props;
  const { index } = rows;
  // It is drawn anew at every step of the scrolling, so there is nothing to remember between two.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: index.known,
    getScrollElement: () => scroller,
    estimateSize: (position) => ROW_PX + (isFirstOfDay(index, position) ? DAY_PX : 0),
    overscan: OVERSCAN,
    scrollMargin: topPx,
    initialOffset,
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      const kept = focus.position;
      return kept === null || kept >= index.known
        ? inSight
        : [...new Set([...inSight, kept])].sort((a, b) => a - b);
    },
    onChange: (instance) => report(instance, props),
  });
  const focus = useListFocus(index.known, (position) => virtualizer.scrollToIndex(position));
  useImperativeHandle(ref, () => ({
    showPosition: (position) => virtualizer.scrollToIndex(position, { align: 'start' }),
  }));

  return (
    <ul
      aria-label="All memories"
      style={{ position: 'relative', height: virtualizer.getTotalSize() }}
      onFocus={focus.handleFocus}
    >
      {virtualizer.getVirtualItems().map((item) => (
        <li
          key={item.index}
          ref={virtualizer.measureElement}
          data-index={item.index}
          data-position={item.index}
          aria-setsize={isFromTop && index.isWhole ? index.known : -1}
          aria-posinset={isFromTop ? item.index + 1 : undefined}
          style={{
            position: 'absolute',
            insetInline: 0,
            top: 0,
            transform: `translateY(${item.start - topPx}px)`,
          }}
        >
          {isFirstOfDay(index, item.index) && <DayHeading day={dayAt(index, item.index)?.day ?? ''} />}
          <Row
            rows={rows}
            position={item.index}
            view={view}
            selection={selection}
            isScrolling={virtualizer.isScrolling}
            takesFocus={focus.wanted === item.index}
            onArrived={focus.handleArrived}
            onKeyDown={(event, memory) => props.onKeyDown(event, { position: item.index, memory }, focus)}
          />
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  rows: Rows;
  position: number;
  view: MemoryView;
  selection: Selection;
  isScrolling: boolean;
  takesFocus: boolean;
  onArrived: () => void;
  onKeyDown: (event: KeyboardEvent, memory: Memory) => void;
}

function Row(props: RowProps): ReactElement {
  const { rows, position, view, selection, isScrolling, takesFocus, onArrived, onKeyDown } = props;
  const { memory, isFailed, retry } = useMemoryAt(rows, position, isScrolling);
  const isThere = memory !== undefined;
  useEffect(() => {
    if (!takesFocus || !isThere) return;
    linkAt(position)?.focus({ preventScroll: true });
    onArrived();
  }, [takesFocus, isThere, position, onArrived]);

  if (!memory) return isFailed ? <RowError onRetry={retry} /> : <RowPlaceholder />;
  return (
    // The keys belong to the link and the box inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div data-memory={memory.id} onKeyDown={(event) => onKeyDown(event, memory)}>
      <MemoryListRow
        memory={memory}
        position={position}
        href={view.addressOf(memory.id)}
        isOpen={memory.id === view.openId}
        selection={selection}
      />
    </div>
  );
}

function DayHeading({ day }: { day: string }): ReactElement {
  return (
    <Box sx={{ px: 2, pt: 2, pb: 0.5 }}>
      <Text as="h2" variant="caption" tone="faint">
        {dayLabel(day)}
      </Text>
    </Box>
  );
}

function isFirstOfDay(index: DayIndex, position: number): boolean {
  return dayAt(index, position)?.start === position;
}

function report(
  { scrollOffset, range }: Virtualizer<HTMLElement, Element>,
  { onScroll, onReach }: LongListProps,
): void {
  if (scrollOffset !== null) onScroll(scrollOffset);
  if (range) onReach(range.startIndex);
}
