import { AsyncLocalStorage } from 'node:async_hooks';
import { type CallReason } from './call-reason.js';

interface Ambient {
  readonly id: string;
  /** Known once the guard has let the request in. */
  readonly user?: { readonly id: string };
  /** Why it calls other machines, where that is known. */
  readonly reason?: CallReason;
}

/** The request on whose behalf the code runs, also in what it left for later: for the log of what nobody caught. */
export const currentRequest = new AsyncLocalStorage<Ambient>();

/** For work that outlives a request and serves several people, such as a connection that is kept. */
export function onBehalfOfNobody<T>(work: () => T): T {
  return currentRequest.exit(work);
}

/** For work that no request waits for: what it asks of the network is told to that user. */
export function onBehalfOf<T>(userId: string, work: () => T): T {
  return currentRequest.run({ id: 'background', user: { id: userId } }, work);
}
