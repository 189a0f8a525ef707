import { type z } from 'zod';
import { type Utterance } from './understanding/utterance.js';

/** A memory an answer rests on. */
export interface Source {
  memoryId: string;
  title: string;
  /** The sentence of the memory, word for word. */
  quote: string;
  recordedAt: string;
}

export interface Action {
  kind: 'memory.created';
  memoryId: string;
  text: string;
}

/** A piece of an answer as it is produced. The marker of its source follows it. */
export interface Phrase {
  text: string;
  source?: Source;
  action?: Action;
}

/** Who asked, and where. */
export interface SkillContext {
  userId: string;
  /** IANA name; days are counted and told in it. */
  timeZone: string;
  conversationId: string;
  messageId: string;
  /** The message, word for word. */
  text: string;
  /** What the user said before it in this conversation, newest first. */
  earlier: readonly string[];
}

/** One thing the twin can do. The registry is the only way it acts. */
export interface Skill<Parameters = unknown> {
  readonly name: string;
  readonly description: string;
  readonly parameters: z.ZodType<Parameters>;
  /** Sentences that ask for it; each is tested to be understood as this skill. */
  readonly examples: readonly string[];
  readonly risk: 'read' | 'write';
  /** The parameters when the utterance asks for this skill. */
  understand(utterance: Utterance): Parameters | undefined;
  run(parameters: Parameters, context: SkillContext): Iterable<Phrase> | AsyncIterable<Phrase>;
}
