/** Columns of the cards by the width of the window: as many as `columnsOf` counts. */
export const TODAY_GRID = {
  display: 'grid',
  gap: 2,
  gridAutoFlow: 'row dense',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
} as const;

/** A place in the grid: as high as its card, and one that has nothing to show takes none. */
const PLACE = { display: 'grid', alignItems: 'start', minWidth: 0, '&:empty': { display: 'none' } } as const;
export const ONE = PLACE;
export const TWO = { ...PLACE, gridColumn: { md: 'span 2' } } as const;
export const WIDE = { ...PLACE, gridColumn: '1 / -1' } as const;
