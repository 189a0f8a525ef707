import { wordMap } from '../../../../common/word-map.js';

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi;
const BEYOND_ASCII = /[\u0080-\u00ff]/;
const NAMED = wordMap<string>({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" });
const LAST_CODE_POINT = 0x10_ffff;

/** With the five entities of XML and numeric ones, and no other: what a document declares is not expanded. */
export function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > LAST_CODE_POINT ? whole : String.fromCodePoint(code);
  });
}

/** The text of what stands in a file, one character for each byte: as UTF-8, and unescaped. */
export function textOf(raw: string): string {
  return unescaped(BEYOND_ASCII.test(raw) ? Buffer.from(raw, 'latin1').toString('utf8') : raw);
}

/** The attributes that are read, as they begin in a tag. */
const ATTRIBUTES = {
  type: ' type="',
  source: ' sourceName="',
  device: ' device="',
  unit: ' unit="',
  start: ' startDate="',
  end: ' endDate="',
  value: ' value="',
} as const;

/** The value of an attribute among those of a tag, as it stands; undefined where it is not there. */
export function attributeOf(attributes: string, name: keyof typeof ATTRIBUTES): string | undefined {
  const begin = ATTRIBUTES[name];
  const start = attributes.indexOf(begin);
  if (start < 0) return undefined;
  const from = start + begin.length;
  const end = attributes.indexOf('"', from);
  return end < 0 ? undefined : attributes.slice(from, end);
}

/** `2024-05-01 07:12:03 +0200` in milliseconds since 1970; NaN for anything else. Twenty times as fast as `Date.parse`. */
export function appleTime(text: string | undefined): number {
  if (text?.length !== 25 || text.charCodeAt(10) !== 32 || text.charCodeAt(19) !== 32) return Number.NaN;
  const year = two(text, 0) * 100 + two(text, 2);
  const [month, day] = [two(text, 5), two(text, 8)];
  const [hour, minute, second] = [two(text, 11), two(text, 14), two(text, 17)];
  const offset = two(text, 21) * 60 + two(text, 23);
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= 31 && hour <= 24 && minute <= 59 && second <= 60))
    return Number.NaN;
  const sign = text.charCodeAt(20) === 45 ? -1 : 1;
  return Date.UTC(year, month - 1, day, hour, minute, second) - sign * offset * 60_000;
}

function two(text: string, at: number): number {
  const [tens, ones] = [text.charCodeAt(at) - 48, text.charCodeAt(at + 1) - 48];
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}
