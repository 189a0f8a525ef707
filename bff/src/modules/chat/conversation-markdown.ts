import { type Conversation, type Message } from './chat.dto.js';

const SPEAKERS = { user: 'You', twin: 'Twin' } as const;

/** The head of a conversation that is kept as a Markdown file. */
export function markdownHead({ title, createdAt }: Conversation, timeZone: string): string {
  return `# ${inert(oneLine(title))}\n\nBegun on ${inTime(createdAt, timeZone)} (${timeZone}).\n`;
}

/**
 * One message. What was said stands in a quotation, line by line, so that no word of it becomes a heading, a formula or
 * a message of its own; and no `<` of it becomes a tag where the file is shown.
 */
export function markdownMessage(message: Message, timeZone: string): string {
  const { role, text, createdAt, citations, status } = message;
  const said = status === 'failed' ? '(This answer could not be written.)' : text;
  const sources = citations.map(
    ({ number, title, quote }) => `[${number}] ${inert(oneLine(title))}: “${inert(oneLine(quote))}”\n`,
  );
  return [
    `\n**${SPEAKERS[role]}**, ${inTime(createdAt, timeZone)}\n\n`,
    ...said.split('\n').map((line) => `> ${inert(line)}`.trimEnd() + '\n'),
    ...(sources.length > 0 ? ['\nSources:\n\n', ...sources.map((source) => `- ${source}`)] : []),
  ].join('');
}

function inert(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ');
}

function inTime(moment: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    new Date(moment),
  );
}
