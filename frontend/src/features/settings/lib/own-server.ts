import type { CustomModel } from '../api/model.api';

/** What is to become of the key: the text may be empty, for a server that wants none. */
export type KeyChoice = { kind: 'keep' } | { kind: 'remove' } | { kind: 'enter'; text: string };

/** As it stands in a sentence, such as `api.example` or `ollama.home:11434`. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

/** A key goes to the server that it was entered for and to no other. */
export function isSameServer(one: string, other: string): boolean {
  return URL.canParse(one) && URL.canParse(other) && new URL(one).origin === new URL(other).origin;
}

/** As the server wants it: nothing keeps what there is, null removes it. */
export function apiKeyOf(choice: KeyChoice, own: CustomModel | null): string | null | undefined {
  if (choice.kind === 'keep') return undefined;
  if (choice.kind === 'enter' && choice.text !== '') return choice.text;
  // Left empty, a key that can't be read is given up.
  return choice.kind === 'remove' || own?.isKeyLost ? null : undefined;
}
