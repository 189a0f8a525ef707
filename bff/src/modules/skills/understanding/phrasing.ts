const FILLERS =
  /^(?:(?:hey|hi|hello|ok|okay|so|well|oh|also|and|but|alright|right|now|yes|yeah|no|twyn|twin|btw|by the way|actually)\b[\s,.!:;–—-]+)+/iu;
const PLEASE = /^(?:please|pls|kindly)\b[\s,]*/iu;
const REQUEST =
  /^(?:(?:can|could|would|will) you|i(?:'d| would) like you to|i (?:want|need) you to|you (?:should|must|need to)|make sure (?:that )?(?:you|to)|(?:i(?:'d| would) like|i want|i need|help me|try)(?: to)?(?= (?:remember|note|save|store|write|keep)\b)|let's)\s+(?:please |kindly |also |always )*/iu;

/** What a message says once "Hey Twyn, could you please …" is taken off its front. */
export interface Plea {
  readonly rest: string;
  /** It was put as a request, so a question mark at its end asks for the favour and not for an answer. */
  readonly isAskedAsFavour: boolean;
}

export function withoutCourtesy(text: string): Plea {
  const plain = text.replace(FILLERS, '').replace(PLEASE, '');
  const rest = plain.replace(REQUEST, '');
  return { rest: rest.replace(PLEASE, ''), isAskedAsFavour: rest !== plain };
}

/** Typographic apostrophes as plain ones: one character for one, so offsets stay what they are. */
export function plainApostrophes(text: string): string {
  return text.replaceAll('’', "'");
}

export function capitalise(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}
