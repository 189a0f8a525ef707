import { z } from 'zod';

/**
 * What an answer may read, in the order of the chips. Each can be switched off in a conversation. Another kind of data
 * is one more line here, and `reads` on the skills and handlers that read it.
 */
export const CONTEXTS = [
  { name: 'memory', label: 'Memory', description: 'What you told me to remember, and what you imported.' },
  { name: 'body', label: 'Body', description: 'Your readings, such as weight, sleep and water.' },
  { name: 'mood', label: 'Mood', description: 'How you said that you felt.' },
  { name: 'home', label: 'Home', description: 'The names and states of your devices.' },
] as const;
export type ContextName = (typeof CONTEXTS)[number]['name'];

const CONTEXT_NAMES = CONTEXTS.map(({ name }) => name);

export const contextName = z.enum(CONTEXT_NAMES);

export const disabledContexts = z
  .array(contextName)
  .max(CONTEXTS.length)
  .meta({ description: 'What answers of this conversation may not read.' });

export const contextList = z
  .object({ items: z.array(z.object({ name: contextName, label: z.string(), description: z.string() })) })
  .meta({ id: 'ContextList', description: 'What an answer may read, unless it is switched off.' });
export type ContextList = z.output<typeof contextList>;

/** Those of stored names that there are. */
export function knownContexts(names: readonly string[]): ContextName[] {
  return CONTEXT_NAMES.filter((name) => names.includes(name));
}
