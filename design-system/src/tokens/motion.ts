/** Durations in milliseconds. */
export const durationMs = {
  /** Hover, press, toggle. */
  fast: 120,
  /** Tabs, chips, row expand, citation highlight. */
  base: 180,
  /** Drawer, dialog, toast. */
  slow: 240,
  /** A pointer rests this long before a tooltip speaks. */
  tooltipDelay: 400,
  /** One turn of the spinner. */
  spin: 800,
  /** One breath of a skeleton. */
  pulse: 1600,
} as const;

export const easing = {
  /** Entering and moving. */
  enter: 'cubic-bezier(.2,0,0,1)',
  /** Leaving. */
  exit: 'cubic-bezier(.4,0,1,1)',
} as const;
