import { MAX_QUESTION_LENGTH } from './question-length';

export type Attachment =
  | { kind: 'quoted'; text: string }
  /** The import screen takes it. */
  | { kind: 'import'; file: File; why: string }
  | { kind: 'unreadable'; why: string };

/** A character takes four bytes at most. */
const MAX_BYTES = 4 * MAX_QUESTION_LENGTH;
const PLAIN_NAME = /\.(?:txt|text|md|markdown)$/i;
const PLAIN_TYPES = new Set(['text/plain', 'text/markdown']);
const MEDIA = /^(?:image|audio|video|font)\//;
/** What decoding makes of bytes that are no text. */
const NO_TEXT = /[\0\uFFFD]/;

/** A short text stands in the message as a quotation; what is longer or of another kind can be imported. */
export async function readAttachment(file: File, written: string): Promise<Attachment> {
  const { name, type, size } = file;
  if (size === 0) return { kind: 'unreadable', why: `${name} is empty.` };
  if (MEDIA.test(type))
    return { kind: 'unreadable', why: `${name} holds no text. Only texts can be read here.` };
  if (!PLAIN_NAME.test(name) && !PLAIN_TYPES.has(type))
    return { kind: 'import', file, why: `${name} is no plain text, so it does not fit into a message.` };
  const tooLong = `${name} is longer than a message may be.`;
  if (size > MAX_BYTES) return { kind: 'import', file, why: tooLong };
  const text = (await file.text()).trim();
  if (NO_TEXT.test(text)) return { kind: 'unreadable', why: `${name} is not a text that can be read.` };
  const quoted = withQuotation(written, name, text);
  return quoted.length > MAX_QUESTION_LENGTH
    ? { kind: 'import', file, why: tooLong }
    : { kind: 'quoted', text: quoted };
}

function withQuotation(written: string, name: string, text: string): string {
  const lines = text.split(/\r?\n/).map((line) => `> ${line}`.trimEnd());
  const quotation = [`From ${name}:`, ...lines].join('\n');
  const before = written.trimEnd();
  return `${before}${before === '' ? '' : '\n\n'}${quotation}\n\n`;
}
