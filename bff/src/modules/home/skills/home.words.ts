import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { type Entity } from '../home.service.js';

const MAX_BRIGHTNESS = 255;

/** Home Assistant counts brightness in bytes. */
export function spokenBrightness(
  { brightness }: Entity['attributes'],
  phrases: TwinPhrases,
): string | undefined {
  return spokenPercent(brightness, MAX_BRIGHTNESS, phrases);
}

/** A share in percent; undefined for what is no number. */
export function spokenPercent(value: unknown, whole: number, { locale }: TwinPhrases): string | undefined {
  if (typeof value !== 'number') return undefined;
  return (Math.round((value / whole) * 100) / 100).toLocaleString(locale, { style: 'percent' });
}

/** "returning_home" as it is said; what is measured has as many decimals as the device gives. */
export function spokenState(state: string, phrases: TwinPhrases): string {
  const decimals = decimalsOf(state);
  if (decimals === undefined) return wordOf('state', state, phrases);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return Number(state).toLocaleString(phrases.locale, { ...digits, useGrouping: false });
}

export function spokenColor(color: string, phrases: TwinPhrases): string {
  return wordOf('color', color, phrases);
}

export function spokenNumber(value: number, { locale }: TwinPhrases): string {
  return value.toLocaleString(locale, { useGrouping: false });
}

function wordOf(kind: 'state' | 'color', word: string, phrases: TwinPhrases): string {
  const key = `${kind}-${word}`;
  return phrases.has(key) ? phrases.say(key) : word.replaceAll('_', ' ');
}

/** Undefined for what is no number as people write it. */
function decimalsOf(state: string): number | undefined {
  const [, fraction = '', ...others] = state.split('.');
  const isWritten = state.trim() !== '' && others.length === 0 && Number.isFinite(Number(state));
  return isWritten && !state.toLowerCase().includes('e') && fraction.length <= 20
    ? fraction.length
    : undefined;
}
