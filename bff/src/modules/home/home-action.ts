import { type Channel } from '../../common/channel.js';
import { type Command } from '../../integrations/home/home-adapter.js';
import { type HomeOutcomeWord } from './action-outcome.js';
import { type LiveSend } from './live/live-send.js';

/** The state of an entity, and of its attributes those that an action changed. */
export interface PartialState {
  readonly state: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export interface EntityChange {
  readonly entityId: string;
  readonly before: PartialState;
  readonly after: PartialState;
}

/** One thing that was done to one entity; a scene changes others, too. */
export interface HomeAction extends Command {
  readonly id: string;
  readonly at: Date;
  readonly channel: Channel;
  readonly entityId: string;
  readonly entityName: string;
  readonly changes: readonly EntityChange[];
  readonly undoneAt: Date | null;
  readonly outcome: HomeOutcomeWord;
  /** Why a device refused. */
  readonly outcomeReason: string | null;
  /** What has to be sent once it is committed; nothing where it moves no device. */
  readonly sends: readonly LiveSend[];
}
