import { AsyncLocalStorage } from 'node:async_hooks';

/** The request on whose behalf the code runs, also in what it left for later: for the log of what nobody caught. */
export const currentRequest = new AsyncLocalStorage<{ readonly id: string }>();
