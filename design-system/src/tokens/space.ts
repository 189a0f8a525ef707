/** One step of the grid in pixels; halves and quarters serve the inside of chips and rows. */
export const SPACE_UNIT_PX = 8;

/** Lower bounds of the layouts, in pixels. */
export const breakpoint = { phone: 0, tablet: 768, twoPane: 1024, desktop: 1200, wide: 1536 } as const;
