import { type CallReason, type Withholding } from '../../../common/http/call-reason.js';

export { CALL_REASONS, WITHHOLDINGS } from '../../../common/http/call-reason.js';

/** ok: answered; refused: answered with 400 or above; failed: no answer, or the connection broke; withheld: never sent. */
export const CALL_OUTCOMES = ['ok', 'refused', 'failed', 'withheld'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** One request of HTTP, or a connection of another kind; of one that stays open, what it carried since the last. */
export interface NetworkCall {
  /** On whose behalf; undefined for the server itself. */
  readonly userId: string | undefined;
  /** Why it was made, where that is known. */
  readonly reason: CallReason | null;
  readonly at: Date;
  readonly host: string;
  readonly port: number;
  readonly bytesSent: number;
  readonly bytesReceived: number;
  readonly tookMs: number;
  readonly outcome: CallOutcome;
  /** Of HTTP, where an answer came. */
  readonly status: number | null;
  /** Why it was not made; null of one that was. */
  readonly withheld: Withholding | null;
}

/** What is done with each. */
export type OnCall = (call: NetworkCall) => void;
