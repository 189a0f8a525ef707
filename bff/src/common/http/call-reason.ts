import { channel } from 'node:diagnostics_channel';
import { currentRequest } from './current-request.js';

/** Why this server calls another machine. */
export const CALL_REASONS = [
  'answer',
  'model-check',
  'search',
  'index',
  'dictation',
  'read-aloud',
  'home',
] as const;
export type CallReason = (typeof CALL_REASONS)[number];

/** Why a call was not made although it was due: nothing was sent. */
export const WITHHOLDINGS = ['temporary', 'resting', 'limit', 'address'] as const;
export type Withholding = (typeof WITHHOLDINGS)[number];

/** A call that was not made. */
export interface WithheldCall {
  readonly url: string;
  readonly why: Withholding;
}

/** Heard by whoever keeps what left this server, as what Node and undici publish of the calls that were made. */
export const WITHHELD_CALLS = 'twyn:call:withheld';
const withheldCalls = channel(WITHHELD_CALLS);

/** What this asks of the network is told with that reason, for whomever it is. */
export function because<T>(reason: CallReason | undefined, work: () => T): T {
  const { id = 'background', user } = currentRequest.getStore() ?? {};
  return currentRequest.run({ id, ...(reason && { reason }), ...(user && { user }) }, work);
}

/** What the code that runs calls other machines for; undefined where nothing said so. */
export function currentReason(): CallReason | undefined {
  return currentRequest.getStore()?.reason;
}

/** Notes that nothing was sent there, and why. */
export function withhold(reason: CallReason | undefined, call: WithheldCall): void {
  because(reason, () => withheldCalls.publish(call));
}
