/** Corner radii in pixels. */
export const radius = {
  /** Meters, text links. */
  xxs: 2,
  /** Citation number, checkbox, keyboard key. */
  xs: 4,
  /** Source chip, small glyph, skeleton, segment. */
  chip: 6,
  /** Buttons, inputs, rows. */
  sm: 8,
  /** The track around segments. */
  track: 10,
  /** Cards, dialogs: the default. */
  md: 12,
  /** Chips, avatar, switch. */
  full: 999,
} as const;
