import { currentRequest } from '../../../common/http/current-request.js';

/** On whose behalf this code runs; undefined for the server itself. */
export function caller(): string | undefined {
  return currentRequest.getStore()?.user?.id;
}
