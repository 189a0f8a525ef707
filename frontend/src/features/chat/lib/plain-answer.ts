import type { Message } from '../../../shared/chat/api/chat.api';

/** An answer to be pasted elsewhere: its text with its markers, and what they stand for. */
export function copiedAnswer({ text, citations }: Pick<Message, 'text' | 'citations'>): string {
  if (citations.length === 0) return text;
  const sources = citations.map(({ number, title, quote }) => `[${number}] ${title}: “${quote}”`);
  return `${text}\n\nSources:\n${sources.join('\n')}`;
}
