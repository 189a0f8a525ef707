/** Pixels per step of the grid: \`space(1)\` is 8, half steps serve the inside of chips and rows. */
export const SPACE_UNIT_PX = 8;

/** Fixed measures of the layout, in pixels unless the unit is written. */
export const size = {
  rail: 64,
  topBar: 56,
  bottomBar: 64,
  control: 40,
  controlSm: 32,
  controlLg: 48,
  /** Smallest target a finger may be asked to hit. */
  touch: 44,
  content: 1216,
  listPane: 384,
  chatList: 280,
  thread: 752,
  dialog: 480,
  drawer: 320,
  /** Longest comfortable line of prose. */
  read: '68ch',
} as const;

/** Lower bounds of the layouts, in pixels. */
export const breakpoint = { phone: 0, tablet: 768, desktop: 1200, wide: 1536 } as const;
