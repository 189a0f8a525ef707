/** One step of the grid in pixels; halves and quarters serve the inside of chips and rows. */
export const SPACE_UNIT_PX = 8;

/** Lower bounds of the layouts, in pixels. */
export const breakpoint = { phone: 0, tablet: 768, twoPane: 1024, desktop: 1200, wide: 1536 } as const;

/** Fixed measures in pixels, unless the unit is written. */
export const size = {
  rail: 64,
  /** With labels beside the icons. */
  railOpen: 208,
  /** As wide as its longest label needs, within the rail. */
  railItem: 60,
  railItemHeight: 52,
  /** One line of the open rail, and of the children under it. */
  railRow: 36,
  railChild: 32,
  topBar: 56,
  bottomBar: 64,
  /** Smallest target a finger may be asked to hit. */
  touch: 44,
  controlSm: 32,
  control: 40,
  controlLg: 48,
  chip: 28,
  chipTouch: 36,
  sourceChip: 24,
  sourceChipTouch: 32,
  glyphSm: 24,
  glyph: 32,
  avatar: 32,
  checkbox: 20,
  switchTrack: 40,
  switchThumb: 16,
  segment: 28,
  tab: 44,
  menuItem: 36,
  cardHead: 52,
  threadHead: 64,
  timelineMark: 9,
  /** Thickness of a progress bar or match meter. */
  meter: 4,
  /** The accent rule beside the twin's words. */
  accentRule: 3,
  content: 1216,
  thread: 752,
  listPane: 384,
  /** Beside a long list, to move through it by time. */
  scrubber: 48,
  chatList: 280,
  reasonPane: 376,
  form: 400,
  /** A screen of the product in the column of a public page. */
  screenshot: 680,
  /** Names at the side of their values. */
  term: 144,
  dialog: 480,
  palette: 640,
  drawer: 320,
  /** An original beside the page, to be read. */
  sourcePanel: 440,
  menu: 200,
  /** Of which as many stand beside each other as fit. */
  tile: 320,
  /** A reading among others in one frame; four fill the wide column of a page. */
  cell: 176,
  /** A reading with its small picture; four stand beside each other. */
  cellWide: 248,
  /** The picture of a few weeks in it. */
  sparkline: 40,
  /** The values of a chart, before the rows scroll. */
  valuesTable: 296,
  /** A day of a month, and on a phone. */
  dayCell: 64,
  dayCellPhone: 56,
  /** A day of a year: its height holds five levels. */
  levelCell: 18,
  /** Two hours of a weekday. */
  heatCell: 26,
  /** One line of a plot of effects. */
  effectRow: 32,
  /** Names at the side of a plot, and on a phone. */
  plotName: 128,
  plotNamePhone: 96,
  /** The mark on a value, and in a key. */
  plotMark: 9,
  toast: 420,
  tooltip: 280,
} as const;

/** Line lengths, in characters. */
export const measure = { read: '68ch', state: '48ch' } as const;

/** The sizes icons are drawn in; 14 and 16 sit in text, 18 and 20 in controls, 22 in bars. */
export const iconSizes = [14, 16, 18, 20, 22, 24, 28, 32] as const;

/** Width and height of the product's screenshots, in pixels of the files, so that a page keeps their place. */
export const screenshot = {
  wide: { width: 1360, height: 914 },
  narrow: { width: 720, height: 1120 },
} as const;
