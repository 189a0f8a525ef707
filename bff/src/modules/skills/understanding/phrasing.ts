import { requestWords } from './request-words.js';

/** What a message says once "Hey Twyn, could you please …" is taken off its front. */
export interface Plea {
  readonly rest: string;
  /** It was put as a request, so a question mark at its end asks for the favour and not for an answer. */
  readonly isAskedAsFavour: boolean;
}

export function withoutCourtesy(text: string): Plea {
  const { fillers, please, request } = requestWords(text).says;
  const plain = text.replace(fillers, '').replace(please, '');
  const rest = plain.replace(request, '');
  return { rest: rest.replace(please, ''), isAskedAsFavour: rest !== plain };
}

/** Typographic apostrophes as plain ones: one character for one, so offsets stay what they are. */
export function plainApostrophes(text: string): string {
  return text.replaceAll('’', "'");
}

export function capitalise(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}
