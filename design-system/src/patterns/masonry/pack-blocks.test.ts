import { packBlocks } from './pack-blocks';

/** jsdom lays nothing out: what a browser would measure. */
function standing(
  element: HTMLElement,
  [left, top, width, height]: readonly [number, number, number, number],
): void {
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
}

function gridOf(...boxes: readonly (readonly [number, number, number, number])[]): HTMLElement {
  const grid = document.createElement('div');
  for (const box of boxes) {
    const cell = document.createElement('div');
    const block = document.createElement('div');
    const [left, top, width, height] = box;
    standing(cell, box);
    // The gap stands below each block, inside of its cell.
    standing(block, [left, top, width, height - 16]);
    cell.append(block);
    grid.append(cell);
  }
  return grid;
}

function heights(grid: HTMLElement): string[] {
  return [...grid.children].map((cell) => (cell.firstElementChild as HTMLElement).style.minHeight);
}

it('lets each block grow down to the one below it, and the last of a column to the end', () => {
  const grid = gridOf(
    [0, 0, 100, 116],
    [100, 0, 100, 216],
    [0, 216, 200, 66],
    [0, 282, 100, 50],
    [100, 282, 100, 150],
  );
  const stop = packBlocks(grid, { isLevel: true });
  expect(heights(grid)).toEqual(['200px', '200px', '50px', '134px', '134px']);
  stop();
});

it('shares the room below a column among its blocks, and moves each by what those above grew', () => {
  const grid = gridOf([0, 0, 100, 340], [100, 0, 100, 116], [100, 116, 100, 100], [100, 216, 100, 64]);
  const stop = packBlocks(grid, { isLevel: true });
  expect(heights(grid)).toEqual(['324px', '120px', '104px', '68px']);
  expect([...grid.children].map((cell) => (cell as HTMLElement).style.top)).toEqual([
    '0px',
    '0px',
    '20px',
    '40px',
  ]);
  stop();
});

it('does not move a block by the room above a wider one', () => {
  const grid = gridOf(
    [0, 0, 100, 200],
    [100, 0, 100, 120],
    [0, 200, 200, 60],
    [100, 260, 100, 60],
    [0, 260, 100, 80],
  );
  const stop = packBlocks(grid, { isLevel: true });
  expect(heights(grid)).toEqual(['184px', '184px', '44px', '64px', '64px']);
  stop();
});

it('leaves blocks as high as they are where nothing was asked', () => {
  const grid = gridOf([0, 0, 100, 116], [100, 0, 100, 216]);
  const stop = packBlocks(grid);
  expect(heights(grid)).toEqual(['', '']);
  stop();
});
