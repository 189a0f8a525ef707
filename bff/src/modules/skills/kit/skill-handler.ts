import { type Channel } from '../../../common/channel.js';
import { DomainError } from '../../../common/http/problem.js';
import { type HomeActivity } from '../../home/home-activity.dto.js';
import { type Home } from '../../home/home.service.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { type Parameters } from '../../language/understanding.js';
import { type ContextName } from '../contexts/contexts.dto.js';
import { type Chart } from '../runs/runs.dto.js';
import { type Action, type Source } from '../skill.js';
import { type SkillManifest } from './skill-manifest.js';

/** One invocation of a skill, whoever understood it: the parser or a language model. */
export interface SkillCall {
  readonly skill: string;
  readonly parameters: Parameters;
  /** Ids of the home's entities. */
  readonly targets: readonly string[];
  /** What a question back is about: without it nothing can be done. */
  readonly missing?: 'target' | 'value';
}

/** Who asks, from where and when. */
export interface RunContext {
  readonly userId: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly now: Date;
  readonly channel: Channel;
  /** What is answered is said with them, in the language of the sentence. */
  readonly phrases: TwinPhrases;
  /** Of the run that this will be. */
  readonly runId?: string;
  /** What the user said, where it was said in a conversation. */
  readonly said?: {
    readonly conversationId: string;
    readonly messageId: string;
    readonly text: string;
    /** What the user said just before it. */
    readonly before?: string | undefined;
  };
  /** The home as it was read for this sentence. */
  readonly home?: Home;
  /** A model, which may have taken up what stands in a memory: whatever it would move has to be confirmed. */
  readonly chosenBy?: 'model';
  /** The user was asked, and said yes to just this. */
  readonly isConfirmed?: boolean;
  /** Contexts that are disabled in the conversation. */
  readonly disabledContexts?: readonly ContextName[];
}

/** What an undo needs to know; stored as JSON with the run. */
export type Effect = Readonly<Record<string, unknown>>;

/** A part of an answer, and what it rests on. */
export interface AnswerPart {
  readonly text: string;
  readonly source?: Source;
  /** Moods and messages whose words it says, by id: nothing cites them, and it goes with each of them all the same. */
  readonly entryIds?: readonly string[];
}

export interface HandlerResult {
  /** A sentence that says what was done or found. */
  readonly answer: string;
  /** Said in its place, with words of memories, which the log must not hold. */
  readonly quoting?: string;
  /** The same where it rests on memories, in parts that follow one another: it goes with all that they rest on. */
  readonly parts?: readonly AnswerPart[];
  /** What became of memories. */
  readonly memoryActions?: readonly Action[];
  /** Absent when nothing was changed. */
  readonly effect?: Effect;
  /** What was done in the home. */
  readonly actions?: readonly HomeActivity[];
  /** What the answer is shown with. */
  readonly charts?: readonly Chart[];
}

/** A device as it is, and as it would be. */
export interface DeviceChange {
  readonly target: string;
  readonly name: string;
  readonly now: string;
  readonly then: string;
}

export interface Question {
  readonly text: string;
  /** What a yes does, in a few words that a button is named with: "Unlock the front door". */
  readonly act: string;
  /** What would become of devices. */
  readonly changes?: readonly DeviceChange[];
  /** What would become of the memories that it is about: the log holds no word of them. */
  readonly memoriesThen?: string;
  /** Noted in its place, where the question has words of memories. */
  readonly logged?: string;
  /** The memories that it is about. */
  readonly sources?: readonly Source[];
  /** A yes holds for a later time, too, when nobody may be there: nothing is opened, unlocked or lost by it. */
  readonly holdsLater?: true;
}

/** What an effect did, in words of memories that the log does not hold. */
export interface Described {
  readonly text: string;
  readonly sources: readonly Source[];
}

/** Skills that share a handler: it gets all neighbouring calls of a sentence, and does all of them or none. */
export interface SkillHandler {
  /** Stored with each effect: it never changes, so that older runs can be undone. */
  readonly name: string;
  readonly skills: readonly SkillManifest[];
  /** Parameters contain words of memories, so they are not logged. */
  readonly hidesParameters?: true;
  /** The context that it reads; where that is disabled, no call of the handler runs. */
  readonly reads?: ContextName;
  /** Finds out what exactly is meant before it is confirmed, so that a yes is to just that. */
  prepare?(calls: readonly SkillCall[], context: RunContext): Promise<readonly SkillCall[]>;
  /** The question to be answered with yes before it may be done; undefined where nothing is at risk. */
  confirmation?(calls: readonly SkillCall[], context: RunContext): Promise<Question | undefined>;
  /** Throws `SkillRefused` with a sentence for the user when it cannot be done. */
  perform(calls: readonly SkillCall[], context: RunContext): Promise<HandlerResult>;
  /**
   * Waits, once it is committed, for those outside who have to answer, such as devices; says what did not come of it. Gives
   * nothing where all is as the answer says.
   */
  settle?(effect: Effect, context: RunContext): Promise<string | undefined>;
  /** Reverts what `perform` did; throws `SkillRefused` when it was changed since. */
  undo?(effect: Effect, context: RunContext): Promise<void>;
  /** What an effect did, with words that the log does not hold; said before it is reverted. */
  describe?(effect: Effect, context: RunContext): Promise<Described | undefined>;
  /** Ids of the reminders and timers that an effect made or changed, for their card. */
  remindersIn?(effect: Effect): readonly string[];
  /** How many days it can be undone, where that is shorter than the log is kept. */
  undoDays?(effect: Effect): number | undefined;
}

/** Nothing was done, and the message tells the user why. */
export class SkillRefused extends DomainError {
  constructor(reason: string, options: { cause?: unknown } = {}) {
    super('skill_refused', 422, reason, options);
  }
}

/** What was to be put right was never told; in a conversation, what is said is then told for the first time. */
export class NothingToCorrect extends SkillRefused {}

/** No reading or mood was recorded; in a conversation, a memory may still have the answer. */
export class NoDataRecorded extends SkillRefused {}
