import { blue, cyan, green, ink, lime, orange, orchid, red, violet, yellow } from './palette';

/** The two values of one colour role. */
export interface SchemeColor {
  dark: string;
  light: string;
}

/** Colour by meaning. Components read these roles and never a step of the palette. */
export const colorRoles = {
  surface: {
    /** Page background; everything sits on it. */
    base: { dark: ink[950], light: ink[25] },
    /** Cards, rail, list panes: one level above the page. */
    raised: { dark: ink[900], light: ink[0] },
    /** Segment tracks, code, wells: below the page level. */
    sunken: { dark: ink[975], light: ink[50] },
    /** Inside of an input, text area or composer. */
    field: { dark: ink[975], light: ink[0] },
    /** Menus, dialogs, toasts, drawer: floats over the page. */
    overlay: { dark: ink[850], light: ink[0] },
    /** Hover on rows, chips and quiet buttons. */
    hover: { dark: ink[825], light: ink[50] },
    /** The current row, tab or nav item; never the accent. */
    selected: { dark: ink[800], light: ink[100] },
    /** On-toggle, checked box, tooltip: neutral emphasis. */
    inverse: { dark: ink[25], light: ink[900] },
    /** Behind a dialog or drawer: the page steps back but stays visible. */
    scrim: { dark: 'rgba(5,8,14,.64)', light: 'rgba(17,24,36,.32)' },
  },
  text: {
    /** Headings, answers, values. */
    primary: { dark: ink[50], light: ink[900] },
    /** Supporting copy, labels, secondary rows. */
    muted: { dark: ink[300], light: ink[600] },
    /** Timestamps, axis labels, placeholders; still AA. */
    faint: { dark: ink[400], light: ink[550] },
    /** Text on surface.inverse. */
    inverse: { dark: ink[950], light: ink[0] },
  },
  border: {
    /** Default 1 px edge of cards and dividers. */
    hairline: { dark: ink[800], light: ink[100] },
    /** Edge of buttons and chips whose label already identifies them. */
    control: { dark: ink[600], light: ink[200] },
    /** Edge that is the only sign of a control (input, checkbox, toggle): 3:1. */
    strong: { dark: ink[500], light: ink[450] },
  },
  accent: {
    /** Start of the accent gradient. */
    from: { dark: violet[300], light: violet[600] },
    /** End of the accent gradient. */
    to: { dark: cyan[300], light: cyan[600] },
    /** Label on the gradient; AA at both ends. */
    on: { dark: ink[1000], light: ink[0] },
    /** Text links and citation numbers inside the twin's voice. */
    link: { dark: violet[300], light: violet[600] },
  },
  focus: {
    /** 2 px keyboard focus ring, 2 px offset, every control. */
    ring: { dark: cyan[300], light: violet[600] },
  },
  status: {
    success: {
      /** Done, connected; always with a check icon. */
      fg: { dark: lime[300], light: lime[600] },
      /** Fill of a success banner or chip. */
      bg: { dark: lime[900], light: lime[50] },
    },
    warning: {
      /** Needs a look, nothing lost; triangle icon. */
      fg: { dark: yellow[300], light: yellow[600] },
      /** Fill of a warning banner or chip. */
      bg: { dark: yellow[900], light: yellow[50] },
    },
    danger: {
      /** Failed or destructive; octagon icon. */
      fg: { dark: red[300], light: red[600] },
      /** Fill of an error banner or destructive button hover. */
      bg: { dark: red[900], light: red[50] },
    },
    info: {
      /** Neutral notice; circle-i icon. */
      fg: { dark: ink[300], light: ink[600] },
      /** Fill of a neutral banner. */
      bg: { dark: ink[850], light: ink[50] },
    },
  },
  domain: {
    memory: {
      /** Memory text and icons (notes, people, documents). */
      fg: { dark: blue[300], light: blue[600] },
      /** Memory chip fill and chart band. */
      bg: { dark: blue[900], light: blue[50] },
      /** Memory chart line; circle marker. */
      line: { dark: blue[400], light: blue[500] },
    },
    body: {
      /** Body text and icons (sleep, heart, movement). */
      fg: { dark: orange[300], light: orange[600] },
      /** Body chip fill and chart band. */
      bg: { dark: orange[900], light: orange[50] },
      /** Body chart line; square marker. */
      line: { dark: orange[400], light: orange[500] },
    },
    mood: {
      /** Mood text and icons (check-ins, journal tone). */
      fg: { dark: orchid[300], light: orchid[600] },
      /** Mood chip fill and chart band. */
      bg: { dark: orchid[900], light: orchid[50] },
      /** Mood chart line; diamond marker. */
      line: { dark: orchid[400], light: orchid[500] },
    },
    home: {
      /** Home text and icons (climate, light, locks). */
      fg: { dark: green[300], light: green[600] },
      /** Home chip fill and chart band. */
      bg: { dark: green[900], light: green[50] },
      /** Home chart line; triangle marker. */
      line: { dark: green[400], light: green[500] },
    },
  },
} as const;
