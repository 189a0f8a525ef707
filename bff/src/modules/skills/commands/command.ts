import { type Home } from '../../home/home.service.js';
import { type SkillCatalogue } from '../kit/skill-catalogue.js';
import { type Sentence } from './sentence.js';

export type { Area, Entity, Home } from '../../home/home.service.js';

/** Where and when a sentence is said. */
export interface CommandContext {
  /** What the product can do. */
  readonly skills: SkillCatalogue;
  readonly home: Home;
  /** The room of the speaking device. */
  readonly areaId?: string | undefined;
  readonly now: Date;
  /** IANA name. */
  readonly timeZone: string;
  /** The sentence as it was typed, for what is kept in the user's own words. */
  readonly text?: string;
  /** What was last done or asked about in this talk: "it", "and the kitchen?", "a bit more". */
  readonly last?: Said | undefined;
  /** What the twin has just asked, and about what: "the second", "at 9", "yes". */
  readonly pending?: Pending | undefined;
  /** Called for each rule match, to explain a parse. */
  readonly onMatch?: ((match: RuleMatch) => void) | undefined;
}

/** The intents that a rule, or the conversation before, gave for a sentence or a part of it. */
export interface RuleMatch {
  readonly rule: string;
  readonly intents: readonly Intent[];
  readonly sentence?: Sentence;
}

export interface Said {
  readonly intents: readonly Intent[];
}

export interface Pending extends Said {
  readonly question: string;
}

export type Parameters = Readonly<Record<string, unknown>>;

/** Parsed goal. */
export interface Intent {
  readonly skill: string;
  readonly parameters: Parameters;
  /** Ids of entities; in a question back, the ones to choose from. */
  readonly targets: readonly string[];
  readonly confidence: number;
  /** Content words that nothing accounts for: never acted upon. */
  readonly unexplained: readonly string[];
  /** A guarded device or a whole house: the executor asks before it acts. */
  readonly needsConfirmation?: boolean;
  /** What the question back is about: without it nothing can be done. */
  readonly missing?: 'target' | 'value';
}

export interface ParseResult {
  /** `ask`: something is missing, unknown or ambiguous, and nothing may happen before it is answered. */
  readonly outcome: 'act' | 'ask' | 'none';
  readonly intents: readonly Intent[];
  readonly question?: string;
  /** "Yes" to what was pending: the intents are those, and what is guarded has been confirmed. */
  readonly isConfirmed?: boolean;
}

/** A clarification of these intents with nothing settled: "yes" runs none of them. */
export function askedBack({ intents }: ParseResult, question: string): ParseResult {
  return {
    outcome: 'ask',
    intents: intents.map((intent) => ({ ...intent, targets: [], missing: 'target' as const })),
    question,
  };
}

/** Which things a skill is about, before the home is searched. */
export interface Scope {
  /** Domains it can be about, in the order of preference. */
  readonly domains: readonly string[];
  readonly deviceClass?: string | undefined;
  readonly isPlural: boolean;
  /** A question may find nothing, or many things: that is an answer. */
  readonly isQuestion?: boolean;
  /** Of several, the one in this state is meant: "pause" pauses what plays. */
  readonly state?: string;
  /** Of several, what is heard or what is seen: "the song" is no television's where there is a speaker. */
  readonly plays?: 'sound' | 'picture' | undefined;
  /** Without anything playing the word was not meant for a player: "next" alone skips nothing. */
  readonly mustPlay?: boolean;
  /** What is said of a place is where to work, not where the device stands. */
  readonly isAnywhere?: boolean;
  /** The kind as it was said, for things that bear it in their name. */
  readonly word?: string | undefined;
  /** Nothing of another kind will do, whatever its name: a plug cannot be dimmed. */
  readonly isOfKindOnly?: boolean;
  /** Only a place was said: its lights, or the only thing there. */
  readonly isBarePlace?: boolean;
  /** A question about the speaking room unless another is said. */
  readonly isLocal?: boolean;
}

/** What a rule made of a sentence. */
export interface Draft {
  readonly skill: string;
  readonly parameters: Parameters;
  readonly scope?: Scope;
  /** Too little was understood to act: the twin asks whether this was meant. */
  readonly isGuess?: boolean;
  /** The negation is the wish itself: "I do not need the light any more". */
  readonly isRefusal?: boolean;
  /** What is missing, asked back. */
  readonly question?: string | undefined;
  /** Words that this reading accounts for; free text such as a list's item counts as explained. */
  readonly explains?: RegExp;
}
