import styled from '@emotion/styled';
import {
  Children,
  type ComponentPropsWithRef,
  isValidElement,
  type ReactElement,
  useLayoutEffect,
  useRef,
} from 'react';
import { media, px, space } from '../../theme/css';
import { SPACE_UNIT_PX } from '../../tokens/size';

export type MasonryProps = ComponentPropsWithRef<'div'>;

const MOST_COLUMNS = 3;
const MOST_BESIDE_A_RAIL = 2;
const GAP_STEPS = 2;
/** Blocks begin on a row of so many pixels: small, so that the gaps look even, and few enough for a very long page. */
const ROW_PX = 4;

const Root = styled.div({
  display: 'grid',
  // each block takes the highest place that is free, so that they are read and focused from top to bottom
  gridAutoFlow: 'row dense',
  gridAutoRows: px(ROW_PX),
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  columnGap: space(GAP_STEPS),
  // the gap below the last ones
  marginBottom: space(-GAP_STEPS),
  '& > *': { minWidth: 0 },
  [media.onePane]: { gridTemplateColumns: 'repeat(var(--few-columns), minmax(0, 1fr))' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Blocks of different heights without holes between them: never more columns than blocks. */
export function Masonry({ children, style, ...rest }: MasonryProps): ReactElement {
  const rootRef = useRef<HTMLDivElement>(null);
  const blocks = Children.toArray(children);
  // Only other blocks are packed anew: each that grows says so itself.
  const names = blocks.map((block) => (isValidElement(block) ? block.key : '')).join();
  useLayoutEffect(() => packed(rootRef.current), [names]);
  const count = Math.max(1, blocks.length);
  const columns = {
    '--columns': Math.min(count, MOST_COLUMNS),
    '--few-columns': Math.min(count, MOST_BESIDE_A_RAIL),
  };
  return (
    <Root ref={rootRef} style={{ ...columns, ...style }} {...rest}>
      {Children.map(blocks, (block) => (
        <div>
          <div>{block}</div>
        </div>
      ))}
    </Root>
  );
}

/** Gives each block as many rows as it is high, now and whenever that changes. */
function packed(root: HTMLElement | null): () => void {
  const cells = [...(root?.children ?? [])].filter((cell) => cell instanceof HTMLElement);
  const pack = (): void => {
    const heights = cells.map((cell) => cell.firstElementChild?.getBoundingClientRect().height ?? 0);
    for (const [index, cell] of cells.entries()) {
      const rows = Math.ceil(((heights[index] ?? 0) + GAP_STEPS * SPACE_UNIT_PX) / ROW_PX);
      cell.style.gridRowEnd = `span ${String(rows)}`;
    }
  };
  pack();
  const observer = new ResizeObserver(pack);
  for (const cell of cells) if (cell.firstElementChild) observer.observe(cell.firstElementChild);
  return () => observer.disconnect();
}
