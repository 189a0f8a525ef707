import { wordMap } from '../word-map.js';

type Rgb = readonly [red: number, green: number, blue: number];

/** Named colours of CSS (Color Module Level 4), which home systems take; the packs say how people call them. */
const COLORS = wordMap<Rgb>({
  aqua: [0, 255, 255],
  beige: [245, 245, 220],
  black: [0, 0, 0],
  blue: [0, 0, 255],
  brown: [165, 42, 42],
  chartreuse: [127, 255, 0],
  coral: [255, 127, 80],
  crimson: [220, 20, 60],
  cyan: [0, 255, 255],
  darkblue: [0, 0, 139],
  darkgreen: [0, 100, 0],
  darkorange: [255, 140, 0],
  darkred: [139, 0, 0],
  forestgreen: [34, 139, 34],
  fuchsia: [255, 0, 255],
  gold: [255, 215, 0],
  gray: [128, 128, 128],
  green: [0, 128, 0],
  grey: [128, 128, 128],
  hotpink: [255, 105, 180],
  indigo: [75, 0, 130],
  ivory: [255, 255, 240],
  khaki: [240, 230, 140],
  lavender: [230, 230, 250],
  lightblue: [173, 216, 230],
  lightgreen: [144, 238, 144],
  lime: [0, 255, 0],
  limegreen: [50, 205, 50],
  magenta: [255, 0, 255],
  maroon: [128, 0, 0],
  mintcream: [245, 255, 250],
  navy: [0, 0, 128],
  olive: [128, 128, 0],
  orange: [255, 165, 0],
  orchid: [218, 112, 214],
  peachpuff: [255, 218, 185],
  pink: [255, 192, 203],
  plum: [221, 160, 221],
  purple: [128, 0, 128],
  red: [255, 0, 0],
  royalblue: [65, 105, 225],
  salmon: [250, 128, 114],
  silver: [192, 192, 192],
  skyblue: [135, 206, 235],
  tan: [210, 180, 140],
  teal: [0, 128, 128],
  tomato: [255, 99, 71],
  turquoise: [64, 224, 208],
  violet: [238, 130, 238],
  white: [255, 255, 255],
  yellow: [255, 255, 0],
});

/** Of a colour's name, however it is spaced: “Light-Blue”, “lightblue”. */
export function rgbOf(name: string): Rgb | undefined {
  return COLORS.get(tidyColor(name));
}

/** The one way in which we write it. */
export function tidyColor(name: string): string {
  const letters = name.toLowerCase().replaceAll(/[^a-z]/g, '');
  return COLORS.has(letters) ? letters : name;
}
