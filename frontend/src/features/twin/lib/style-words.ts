import type { TwinStyle } from '../api/twin.api';

export type SliderName = Exclude<keyof TwinStyle, 'language'>;

interface SliderWords {
  name: SliderName;
  label: string;
  /** From the low end to the high one. */
  words: readonly [string, string, string];
}

/** What can be set by feel, in the words of its ends. */
export const STYLE_SLIDERS: readonly SliderWords[] = [
  { name: 'length', label: 'Length', words: ['short', 'medium', 'long'] },
  { name: 'warmth', label: 'Warmth', words: ['plain', 'friendly', 'warm'] },
  { name: 'formality', label: 'Formality', words: ['casual', 'neutral', 'formal'] },
  { name: 'humour', label: 'Humour', words: ['none', 'little', 'some'] },
];
export const LANGUAGE_OPTIONS = [
  { value: 'auto', label: 'As I write' },
  { value: 'en', label: 'English' },
  { value: 'de', label: 'German' },
];

/** As the server parts the way of a slider. */
const MIDDLE = 34;
const HIGH = 67;

export function sliderWord({ words: [low, middle, high] }: SliderWords, value: number): string {
  if (value < MIDDLE) return low;
  return value < HIGH ? middle : high;
}

/** A style without what else stands beside it. */
export function styleOf({ length, warmth, formality, humour, language }: TwinStyle): TwinStyle {
  return { length, warmth, formality, humour, language };
}

export function isSameStyle(one: TwinStyle, other: TwinStyle): boolean {
  return STYLE_SLIDERS.every(({ name }) => one[name] === other[name]) && one.language === other.language;
}

/** What is different in the second, such as `Length 50 → 20`. */
export function styleChanges(one: TwinStyle, other: TwinStyle): string[] {
  const sliders = STYLE_SLIDERS.filter(({ name }) => one[name] !== other[name]).map(
    ({ name, label }) => `${label} ${String(one[name])} → ${String(other[name])}`,
  );
  const language =
    one.language === other.language
      ? []
      : [`Language ${languageWord(one.language)} → ${languageWord(other.language)}`];
  return [...sliders, ...language];
}

export function languageWord(code: string): string {
  return LANGUAGE_OPTIONS.find(({ value }) => value === code)?.label ?? code;
}
