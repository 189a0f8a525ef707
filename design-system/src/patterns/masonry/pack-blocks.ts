import { SPACE_UNIT_PX } from '../../tokens/size';

/** Blocks begin on a row of so many pixels: small, so that the gaps look even, and few enough for a very long page. */
const ROW_PX = 4;
const GAP_PX = 2 * SPACE_UNIT_PX;

interface Packing {
  /** Blocks grow down to what is below them, or to the end of the grid, so that no column ends in a hole. */
  isLevel?: boolean;
}

/**
 * Gives each block of a grid as many rows as it is high, now and whenever that changes, so that those below fill every hole.
 * A block is the first element inside of a child of the grid, and as high as what it shows. Gives what stops it.
 */
export function packBlocks(grid: HTMLElement, { isLevel = false }: Packing = {}): () => void {
  const { style } = grid;
  // The gap stands below each block instead, also below the last ones.
  Object.assign(style, {
    gridAutoRows: `${String(ROW_PX)}px`,
    rowGap: '0',
    marginBottom: `-${String(GAP_PX)}px`,
  });
  const sizes = new ResizeObserver(pack);
  const blocks = new MutationObserver(watch);
  watch();
  return () => {
    sizes.disconnect();
    blocks.disconnect();
  };

  function cells(): HTMLElement[] {
    return [...grid.children].filter((cell) => cell instanceof HTMLElement);
  }

  function watch(): void {
    sizes.disconnect();
    blocks.disconnect();
    blocks.observe(grid, { childList: true });
    for (const cell of cells()) {
      blocks.observe(cell, { childList: true });
      if (cell.firstElementChild) sizes.observe(cell.firstElementChild);
    }
    pack();
  }

  function pack(): void {
    if (isLevel) {
      for (const cell of cells()) {
        setLeast(cell, '');
        Object.assign(cell.style, { position: 'relative', top: '' });
      }
    }
    const heights = cells().map((cell) => cell.firstElementChild?.getBoundingClientRect().height ?? 0);
    for (const [index, cell] of cells().entries()) {
      const rows = Math.ceil(((heights[index] ?? 0) + GAP_PX) / ROW_PX);
      cell.style.gridRowEnd = `span ${String(rows)}`;
    }
    if (isLevel) level();
  }

  function level(): void {
    const boxes = cells().map((cell) => ({ cell, box: cell.getBoundingClientRect() }));
    const end = Math.max(0, ...boxes.map(({ box }) => box.bottom));
    const places = boxes.map(({ cell, box }) => {
      const below = boxes.filter((other) => isBelow(other.box, box)).map((other) => other.box.top);
      return { cell, box, room: Math.min(end, ...below) - box.bottom };
    });
    for (const run of runsOf(places)) {
      const share = run.reduce((sum, { room }) => sum + Math.max(0, room), 0) / run.length;
      for (const [index, { cell, box }] of run.entries()) {
        setLeast(cell, `${String(box.height + share - GAP_PX)}px`);
        cell.style.top = `${String(share * index)}px`;
      }
    }
  }
}

interface Place {
  cell: HTMLElement;
  box: DOMRect;
  /** Between it and what stands below it. */
  room: number;
}

/** Blocks of the same column with nothing between them share the room below the last of them: one alone would be a large card with little in it. */
function runsOf(places: readonly Place[]): Place[][] {
  const runs: Place[][] = [];
  for (const place of places.toSorted((one, other) => one.box.top - other.box.top)) {
    const run = runs.find((each) => isNext(each.at(-1), place));
    if (run) run.push(place);
    else runs.push([place]);
  }
  return runs;
}

function isNext(last: Place | undefined, { box }: Place): boolean {
  if (!last) return false;
  const isSameColumn = Math.abs(last.box.left - box.left) < 1 && Math.abs(last.box.width - box.width) < 1;
  return isSameColumn && last.room < ROW_PX && Math.abs(last.box.bottom - box.top) < ROW_PX;
}

/** A cell that has nothing to show has no block. */
function setLeast({ firstElementChild: block }: HTMLElement, height: string): void {
  if (block instanceof HTMLElement) block.style.minHeight = height;
}

/** Whether the one stands in a column of the other, farther down. */
function isBelow(one: DOMRect, other: DOMRect): boolean {
  return one.top >= other.bottom - ROW_PX && one.left < other.right && other.left < one.right;
}
