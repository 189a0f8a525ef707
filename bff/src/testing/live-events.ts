import { type EventRelay } from '../modules/events/event-relay.js';
import { LiveEvents } from '../modules/events/live-events.service.js';

/** For services that are made by hand: nobody listens. */
export class NobodyListens extends LiveEvents {
  constructor() {
    super({} as EventRelay);
  }

  override publish(): void {
    // Nobody is told.
  }
}
