const ISO =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?)?\s*(Z|UTC|[+-]\d\d:?\d\d)?$/i;
const NUMERIC = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?:,?\s+(\d{1,2}):(\d\d)(?::(\d\d))?\s*(am|pm)?)?$/i;
const EPOCH = /^\d{9,13}(\.\d+)?$/;
/** Ten digits of seconds reach to the year 2286; more are milliseconds. */
const MAX_EPOCH_SECONDS = 1e10;

/** A moment as exports write it, read as UTC where it names no zone; undefined where it is none the database can hold. */
export function readDate(text: string, isDayFirst = true): Date | undefined {
  const trimmed = text.trim();
  return storable(
    readIso(trimmed) ?? readNumeric(trimmed, isDayFirst) ?? readEpoch(trimmed) ?? readWords(trimmed),
  );
}

/** PostgreSQL's timestamps start in year 1, and a year above 9999 has no ISO form that it reads. */
export function storable(date: Date | undefined): Date | undefined {
  if (!date || Number.isNaN(date.getTime())) return undefined;
  const year = date.getUTCFullYear();
  return year >= 1 && year <= 9999 ? date : undefined;
}

function readIso(text: string): Date | undefined {
  const parts = ISO.exec(text);
  if (!parts) return undefined;
  const [, year, month, day, hour = '00', minute = '00', second = '00', zone = 'Z'] = parts;
  const offset = /^(z|utc)$/i.test(zone) ? 'Z' : zone.replace(/^([+-]\d\d):?/, '$1:');
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
  // The thirtieth of February would become the second of March.
  const midnight = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return midnight.getUTCDate() === Number(day) ? date : undefined;
}

function readNumeric(text: string, isDayFirst: boolean): Date | undefined {
  const parts = NUMERIC.exec(text);
  if (!parts) return undefined;
  const [, first, second, year, hour = '0', minute = '0', seconds = '0', half] = parts;
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  const hours = (Number(hour) % (half ? 12 : 24)) + (half?.toLowerCase() === 'pm' ? 12 : 0);
  const date = new Date(
    Date.UTC(Number(year), Number(month) - 1, Number(day), hours, Number(minute), Number(seconds)),
  );
  return date.getUTCMonth() === Number(month) - 1 ? date : undefined;
}

function readEpoch(text: string): Date | undefined {
  if (!EPOCH.test(text)) return undefined;
  const value = Number(text);
  return new Date(value < MAX_EPOCH_SECONDS ? value * 1000 : value);
}

/** `3 March 2024`, `Mon, 3 Mar 2024 10:00:00 GMT`. */
function readWords(text: string): Date | undefined {
  if (!/[a-z]{3}/i.test(text) || !/\b\d{4}\b/.test(text) || text.length > 60) return undefined;
  const hasZone = /(gmt|utc|z|[+-]\d\d:?\d\d)\)?$/i.test(text);
  return new Date(hasZone ? text : `${text} UTC`);
}
