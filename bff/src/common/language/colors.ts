import { wordMap } from '../word-map.js';

type Rgb = readonly [red: number, green: number, blue: number];

/** Names that people say, with the values of the CSS colours of that name or, where there is none, of the nearest. */
const COLORS = wordMap<Rgb>({
  aqua: [0, 255, 255],
  amber: [255, 191, 0],
  beige: [245, 245, 220],
  black: [0, 0, 0],
  blue: [0, 0, 255],
  brown: [165, 42, 42],
  chartreuse: [127, 255, 0],
  coral: [255, 127, 80],
  crimson: [220, 20, 60],
  cyan: [0, 255, 255],
  'dark blue': [0, 0, 139],
  'dark green': [0, 100, 0],
  'dark red': [139, 0, 0],
  fuchsia: [255, 0, 255],
  gold: [255, 215, 0],
  golden: [255, 215, 0],
  gray: [128, 128, 128],
  green: [0, 128, 0],
  grey: [128, 128, 128],
  'hot pink': [255, 105, 180],
  indigo: [75, 0, 130],
  ivory: [255, 255, 240],
  khaki: [240, 230, 140],
  lavender: [230, 230, 250],
  'light blue': [173, 216, 230],
  'light green': [144, 238, 144],
  lilac: [200, 162, 200],
  lime: [0, 255, 0],
  magenta: [255, 0, 255],
  maroon: [128, 0, 0],
  mint: [189, 252, 201],
  navy: [0, 0, 128],
  olive: [128, 128, 0],
  orange: [255, 165, 0],
  orchid: [218, 112, 214],
  peach: [255, 218, 185],
  pink: [255, 192, 203],
  plum: [221, 160, 221],
  purple: [128, 0, 128],
  red: [255, 0, 0],
  rose: [255, 0, 127],
  salmon: [250, 128, 114],
  silver: [192, 192, 192],
  'sky blue': [135, 206, 235],
  tan: [210, 180, 140],
  teal: [0, 128, 128],
  tomato: [255, 99, 71],
  turquoise: [64, 224, 208],
  violet: [238, 130, 238],
  white: [255, 255, 255],
  yellow: [255, 255, 0],
});

const BY_LETTERS = new Map([...COLORS].map(([name, rgb]) => [lettersOf(name), { name, rgb }]));

/** Of a colour's name, however it is spaced: “Light-Blue”, “lightblue”. */
export function rgbOf(name: string): Rgb | undefined {
  return BY_LETTERS.get(lettersOf(name))?.rgb;
}

/** The one way in which we write it. */
export function tidyColor(name: string): string {
  return BY_LETTERS.get(lettersOf(name))?.name ?? name;
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '');
}
