/** Heights of a chart in pixels; apart from the other sizes, since no first screen has one. */
export const chartHeight = {
  /** With its axis. */
  picture: 176,
  /** Before the rows scroll. */
  table: 296,
} as const;
