import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { type Parameters } from '../../language/understanding.js';

/** Another call, which a sentence after the first one means. */
export interface LaterCall {
  readonly skill: string;
  readonly parameters: Parameters;
}

/** How a conversation goes on after a sentence about a skill. */
export interface DialogueUse {
  /** What "it" stands for after it, as the phrases `noun-…` say it: "cancel it" cancels the timer. */
  readonly noun?: string;
  /** A sure message of it goes on with nothing that was said before: "make that three". */
  readonly standsAlone?: true;
  /** Asks for the value without which nothing can be done; undefined where nothing is missing. */
  readonly missing?: (parameters: Parameters, phrases: TwinPhrases) => string | undefined;
  /** What "and yesterday?" means after it, where it is not the same again at another time. */
  readonly later?: (parameters: Parameters, when: string) => LaterCall;
  /** What a value alone completes: "72.4 this morning" behind a weight is another weight. */
  readonly again?: (parameters: Parameters, phrases: TwinPhrases) => string;
  /** What a place completes: "and in Paris?" after the time asks for the time there. */
  readonly placed?: string;
  /** It is no thing that "it" could mean. */
  readonly isPassing?: true;
}
