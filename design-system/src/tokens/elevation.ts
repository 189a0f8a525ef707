/** Shadows belong to things that float; everything else is separated by a hairline. */
export const elevation = {
  /** Sticky bars once content scrolls under them. */
  sticky: { dark: '0 1px 2px rgba(0,0,0,.40)', light: '0 1px 2px rgba(17,24,36,.06)' },
  /** Menus, dialogs, toasts, drawer. */
  float: { dark: '0 12px 32px rgba(0,0,0,.48)', light: '0 12px 32px rgba(17,24,36,.12)' },
} as const;

/** Stacking order of what leaves the flow. */
export const layer = {
  base: 0,
  sticky: 100,
  rail: 200,
  drawer: 300,
  overlay: 400,
  toast: 500,
  tooltip: 600,
} as const;
