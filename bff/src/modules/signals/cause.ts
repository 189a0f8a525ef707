import { AsyncLocalStorage } from 'node:async_hooks';

const ambient = new AsyncLocalStorage<readonly string[]>();

/** Does work that automations led to: what changes in it is told with them as its cause. */
export function because<T>(cause: readonly string[], work: () => Promise<T>): Promise<T> {
  return ambient.run(cause, work);
}

/** The automations that led to what is done now, the first one first; none where a person does it. */
export function currentCause(): readonly string[] {
  return ambient.getStore() ?? [];
}
