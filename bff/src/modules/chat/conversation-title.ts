import { shorten } from '../../common/language/shorten.js';

const MAX_LENGTH = 60;

/** The first line of the first message, shortened between words. */
export function conversationTitle(text: string): string {
  const [line = ''] = text.split('\n', 1);
  return shorten(line.replace(/\s+/gu, ' ').trim(), MAX_LENGTH);
}

/** Of a talk by voice: the day on which it began, where the user is. */
export function voiceTitle(begunAt: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone });
  return `Voice, ${day.format(begunAt)}`;
}
