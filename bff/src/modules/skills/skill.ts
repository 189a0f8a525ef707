import { type z } from 'zod';
import { type ContextName } from './contexts/contexts.dto.js';
import { type SkillManifest } from './kit/skill-manifest.js';
import { type Channel } from '../../common/channel.js';
import { type SkillRun } from './runs/runs.dto.js';
import { type RunOrigin } from './runs/runs.service.js';
import { type TwinPhrases } from '../language/phrases/twin-phrases.js';
import { type Act, type Clause } from '../language/understanding.js';
import { type Settings } from '../users/settings/settings.service.js';
import { type Utterance } from './understanding/utterance.js';

/** A memory an answer rests on. */
export interface Source {
  memoryId: string;
  title: string;
  /** The sentence of the memory, word for word. */
  quote: string;
  recordedAt: string;
  /** Of what kind the memory was. */
  kind: string;
}

export type Action =
  | { kind: 'memory.created'; memoryId: string; text: string }
  /** What was told takes the place of what the memory said before. */
  | { kind: 'memory.corrected'; memoryId: string; before: string; after: string }
  /** Learnt from what was said: it waits in the review. Its words stand in the message. */
  | { kind: 'memory.suggested'; memoryId: string };

/** A piece of an answer as it is produced. The marker of its source follows it. */
export interface Phrase {
  text: string;
  source?: Source;
  action?: Action;
  /** Moods and messages whose words it says: it goes with each of them. */
  entryIds?: readonly string[];
  /** Something that was done, or is to be confirmed. */
  run?: SkillRun;
  /** Of a source: nothing answers, and this comes closest. */
  isClosest?: true;
}

export interface Turn {
  readonly by: 'user' | 'twin';
  readonly text: string;
  /** The sentences of memories that it cites. */
  readonly quotes?: readonly string[];
  /** What it was written without reading. */
  readonly disabledContexts?: readonly ContextName[];
}

/** Who asked, and where. */
export interface SkillContext {
  userId: string;
  /** IANA name; days are counted and told in it. */
  timeZone: string;
  conversationId: string;
  messageId: string;
  /** The answer that is being written. */
  answerId: string;
  /** By which way it was said; the log of what was done tells it. */
  channel: Channel;
  /** The message, word for word. */
  text: string;
  /** What was said on both sides before it, newest first. */
  turns: readonly Turn[];
  /** Nothing of this conversation may be kept: no memory is made, and the ids above name nothing. */
  isTemporary?: boolean;
  /** What may not be read for the answer. */
  disabledContexts?: readonly ContextName[];
  /** Whether what is told is kept by itself; a temporary chat keeps nothing. */
  keepTold?: Settings['keepTold'];
  /** In which it is talked. */
  language?: Settings['language'];
  /** Facts among what was said become suggestions. */
  learns?: boolean;
  /** Ids of the suggestions that the message became. */
  suggested?: readonly string[];
}

/** The same, once it is known in which language it is answered. */
export interface SpokenContext extends SkillContext {
  phrases: TwinPhrases;
}

/** What the user said, newest first; the twin's own words are never read back for what is meant. */
export function ownWords(turns: readonly Turn[]): string[] {
  return turns.filter(({ by }) => by === 'user').map(({ text }) => text);
}

/** Where a run of it is noted, and where it is told. */
export function runOriginOf({ userId, conversationId, answerId, channel }: SkillContext): RunOrigin {
  return { userId, conversationId, messageId: answerId, channel };
}

/** A skill of the conversation: what is told and asked of the memory, answered piece by piece. */
export interface TalkSkill<Parameters = unknown> {
  readonly manifest: SkillManifest & {
    readonly parameters: z.ZodType<Parameters>;
    readonly answersMessages: true;
  };
  /** The lowest that recognises an utterance answers it. */
  readonly precedence: number;
  /** Its words are its own, whatever a device may be called: no command is looked for in them. */
  readonly goesFirst?: true;
  /** A language model, where there is one, may answer it better. */
  readonly isForModel?: true;
  /** It can't answer without reading that. */
  readonly reads?: ContextName;
  /** Done before it is answered, by whomever: its text is the answer where no language model has one. */
  keep?(parameters: Parameters, context: SpokenContext): Promise<Phrase | undefined>;
  /** Acts of what is said that are its own, where no other skill is meant. */
  readonly acts?: readonly Act[];
  /** Its parameters from a clause that is of its acts, or of which it was chosen. */
  fromClause?(clause: Clause): Parameters | undefined;
  /** The parameters when the utterance asks for this skill. */
  understand(utterance: Utterance): Parameters | undefined;
  run(parameters: Parameters, context: SpokenContext): Iterable<Phrase> | AsyncIterable<Phrase>;
}
