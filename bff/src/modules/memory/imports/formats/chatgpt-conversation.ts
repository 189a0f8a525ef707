import { z } from 'zod';

const message = z.object({
  id: z.string(),
  author: z.object({ role: z.string() }),
  create_time: z.number().nullish(),
  content: z.object({ content_type: z.string(), parts: z.array(z.unknown()).optional() }),
  metadata: z.object({ is_visually_hidden_from_conversation: z.boolean().nullish() }).nullish(),
});

/** As ChatGPT exports it: a tree of messages, of which a branch grows with every edit and every second try. */
export const chatgptConversation = z.object({
  id: z.string().nullish(),
  conversation_id: z.string().nullish(),
  create_time: z.number().nullish(),
  current_node: z.string().nullish(),
  mapping: z.record(z.string(), z.object({ parent: z.string().nullish(), message: z.unknown() })),
});
export type ChatgptConversation = z.output<typeof chatgptConversation>;

export interface Said {
  id: string;
  text: string;
  isAssistant: boolean;
  at: Date | null;
}

/** What was said, from the first word to the last, on the branch that the conversation ended on. */
export function saidIn({ mapping, current_node: current, create_time: began }: ChatgptConversation): Said[] {
  const path: Said[] = [];
  const seen = new Set<string>();
  let node = current ?? Object.keys(mapping).at(-1);
  // A tree that was tampered with may run in a circle.
  while (node && !seen.has(node)) {
    seen.add(node);
    const said = toSaid(mapping[node]?.message, began);
    if (said) path.push(said);
    node = mapping[node]?.parent ?? undefined;
  }
  return path.toReversed();
}

function toSaid(value: unknown, began: number | null | undefined): Said | undefined {
  const { data } = message.safeParse(value);
  if (!data || data.metadata?.is_visually_hidden_from_conversation) return undefined;
  const { role } = data.author;
  if (role !== 'user' && role !== 'assistant') return undefined;
  // Images and files stand among the words as objects.
  const text = (data.content.parts ?? []).filter((part) => typeof part === 'string').join('\n');
  if (text.trim() === '') return undefined;
  const seconds = data.create_time ?? began;
  return {
    id: data.id,
    text,
    isAssistant: role === 'assistant',
    at: typeof seconds === 'number' ? new Date(seconds * 1000) : null,
  };
}
