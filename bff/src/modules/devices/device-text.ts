import { normalised } from '../../common/language/normalised.js';

const MAX_NAME = 120;
const MAX_REASON = 200;
/** Control characters, and those that turn the direction of the text around them or are not seen at all. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]/gu;

/** A name that a device gave itself: one line, without what is not seen; empty where nothing is left. */
export function deviceText(text: string, most = MAX_NAME): string {
  const bounded = text
    .slice(0, most * 4)
    .toWellFormed()
    .replaceAll(UNSEEN, ' ');
  return Array.from(normalised(bounded, 'NFC').replaceAll(/\s+/gu, ' ').trim())
    .slice(0, most)
    .join('')
    .trim();
}

/** Why it is offline, as its source says it. */
export function offlineReason(text: string): string {
  return deviceText(text, MAX_REASON) || 'offline';
}

/** The first of "name", "name 2", "name 3" … that is free. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  for (let number = 2; ; number += 1) {
    const numbered = `${name} ${String(number)}`;
    if (!taken.has(numbered)) return numbered;
  }
}
