import type { CustomModel } from '../api/model.api';

/** What to do with the API key; the text may be empty for servers without one. */
export type KeyChoice = { kind: 'keep' } | { kind: 'remove' } | { kind: 'enter'; text: string };

/** Host to show, such as `api.example` or `ollama.home:11434`. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

/** A key is sent only to the server it was entered for. */
export function isSameServer(one: string, other: string): boolean {
  return URL.canParse(one) && URL.canParse(other) && new URL(one).origin === new URL(other).origin;
}

/** API value: `undefined` keeps the saved key, `null` removes it. */
export function apiKeyOf(choice: KeyChoice, own: CustomModel | null): string | null | undefined {
  if (choice.kind === 'keep') return undefined;
  if (choice.kind === 'enter' && choice.text !== '') return choice.text;
  // Left empty, a key that can't be read is given up.
  return choice.kind === 'remove' || own?.isKeyLost ? null : undefined;
}
