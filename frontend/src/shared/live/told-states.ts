import { homeApi, homeStatesChanged, type StateChangedEvent } from '../home/api/home.api';
import type { LiveStore } from './live-store';

const selectEntities = homeApi.endpoints.listHomeEntities.select();

/** The server tells of a state before it has written it down. */
export const WRITTEN_AFTER_MS = 400;

/**
 * Writes states that were told into the cache. A list that was asked for meanwhile may be read from before they were
 * written down, and come after they were told: then they are written into that as well.
 */
export class ToldStates {
  private readonly told: StateChangedEvent[] = [];
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly store: LiveStore) {}

  follow(states: readonly StateChangedEvent[]): void {
    this.store.dispatch(homeStatesChanged(states));
    if (this.told.length === 0) this.since = Date.now();
    this.told.push(...states);
    this.timer ??= setTimeout(this.settle, WRITTEN_AFTER_MS);
  }

  end(): void {
    clearTimeout(this.timer);
  }

  private readonly settle = (): void => {
    const { isLoading, fulfilledTimeStamp = 0 } = selectEntities(this.store.getState());
    this.timer = isLoading ? setTimeout(this.settle, WRITTEN_AFTER_MS) : undefined;
    if (isLoading) return;
    if (fulfilledTimeStamp >= this.since) this.store.dispatch(homeStatesChanged(this.told));
    this.told.length = 0;
  };
}
