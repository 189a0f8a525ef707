import { only } from '../config.js';
import { type Settings } from '../settings.js';

export type Rgb = readonly [red: number, green: number, blue: number];

const MIREDS = 1_000_000;

export function isRgb(value: unknown): value is Rgb {
  return (
    Array.isArray(value) &&
    value.length === 3 &&
    value.every((part) => typeof part === 'number' && part >= 0 && part <= 255)
  );
}

/** Hue in degrees, saturation in percent. */
export function hueOf([red, green, blue]: Rgb): { h: number; s: number } {
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = max - min;
  return {
    h: range === 0 ? 0 : Math.round(sixthOf([red, green, blue], max, range) * 600) / 10,
    s: max === 0 ? 0 : Math.round((range / max) * 1_000) / 10,
  };
}

/** In the chromaticity diagram of the CIE, from sRGB. */
export function xyOf(rgb: Rgb): { x: number; y: number } {
  const [r, g, b] = rgb.map(linear) as unknown as Rgb;
  const x = 0.4124 * r + 0.3576 * g + 0.1805 * b;
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const z = 0.0193 * r + 0.1192 * g + 0.9505 * b;
  const sum = x + y + z;
  const short = (value: number): number => Math.round(value * 10_000) / 10_000;
  // Black has no place in it: it is sent as white.
  return sum === 0 ? { x: 0.3127, y: 0.329 } : { x: short(x / sum), y: short(y / sum) };
}

/** Devices count white in mireds or kelvin; either way the other is a million divided by it. */
export function whiteOf(value: number, isKelvin: boolean): number {
  return isKelvin ? value : Math.round(MIREDS / value);
}

/** The modes of a light by the colours it can be set to. */
export function colorModesOf(colors: Readonly<Record<string, unknown>>, isDimmable: boolean): string[] {
  const modes = Object.keys(colors).filter((mode) => colors[mode] !== undefined);
  return modes.length > 0 ? modes : [isDimmable ? 'brightness' : 'onoff'];
}

export function whiteLimitsOf(settings: Settings): Record<string, unknown> {
  const kelvin = (name: string, mireds: string): number | undefined => {
    const given = settings.positive(mireds);
    return settings.positive(name) ?? (given === undefined ? undefined : Math.round(MIREDS / given));
  };
  return {
    ...only('min_color_temp_kelvin', kelvin('min_kelvin', 'max_mireds')),
    ...only('max_color_temp_kelvin', kelvin('max_kelvin', 'min_mireds')),
  };
}

export function effectsOf(settings: Settings): Record<string, unknown> {
  const effects = settings.list('effect_list');
  return effects.length > 0 ? { effect_list: effects } : {};
}

function sixthOf([red, green, blue]: Rgb, max: number, range: number): number {
  if (max === red) return ((green - blue) / range + 6) % 6;
  return max === green ? (blue - red) / range + 2 : (red - green) / range + 4;
}

function linear(byte: number): number {
  const share = byte / 255;
  return share > 0.04045 ? ((share + 0.055) / 1.055) ** 2.4 : share / 12.92;
}
