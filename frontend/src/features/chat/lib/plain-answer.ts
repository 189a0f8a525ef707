import type { Message } from '../../../api/chat.api';
import { spokenAnswer } from './answer-text';

/** An answer to be pasted elsewhere: its text with its markers, and what they stand for. */
export function copiedAnswer({ text, citations }: Pick<Message, 'text' | 'citations'>): string {
  if (citations.length === 0) return text;
  const sources = citations.map(({ number, title, quote }) => `[${number}] ${title}: “${quote}”`);
  return `${text}\n\nSources:\n${sources.join('\n')}`;
}

/** An answer to be heard: neither its markers nor the signs of Markdown are words. */
export function speakableAnswer(text: string): string {
  return spokenAnswer(text)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+]|\d+\.)[ \t]+/gm, '')
    .replace(/(\*\*|__|~~|`{1,3})/g, '')
    .trim();
}
