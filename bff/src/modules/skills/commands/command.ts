import { type Home } from '../../home/home.service.js';

export type { Area, Entity, Home } from '../../home/home.service.js';

/** Where and when a sentence is said. */
export interface CommandContext {
  readonly home: Home;
  /** The room of the speaking device. */
  readonly areaId?: string | undefined;
  readonly now: Date;
  /** IANA name. */
  readonly timeZone: string;
}

export type Parameters = Readonly<Record<string, unknown>>;

/** One thing that is asked for. */
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
}

export interface Parsed {
  /** `ask`: something is missing, unknown or ambiguous, and nothing may happen before it is answered. */
  readonly outcome: 'act' | 'ask' | 'none';
  readonly intents: readonly Intent[];
  readonly question?: string;
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
  /** Without anything playing the word was not meant for a player: "next" alone skips nothing. */
  readonly mustPlay?: boolean;
  /** What is said of a place is where to work, not where the device stands. */
  readonly isAnywhere?: boolean;
  /** The kind as it was said, for things that bear it in their name. */
  readonly word?: string | undefined;
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
  /** Words that this reading accounts for; free text such as a list's item counts as explained. */
  readonly explains?: RegExp;
}
