/** Corner radii in pixels. */
export const radius = {
  /** Citation number, checkbox, keyboard key. */
  xs: 4,
  /** Source chip, small glyph, skeleton. */
  chip: 6,
  /** Buttons, inputs, rows. */
  sm: 8,
  /** Cards, dialogs: the default. */
  md: 12,
  /** Chips, avatar, switch. */
  full: 999,
} as const;
