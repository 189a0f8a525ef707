import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { afterCommit } from '../../database/transactions.js';
import { EventRelay } from './event-relay.js';
import { Gathering } from './gathering.js';
import { type LiveEvent, type Topic } from './live-event.js';

/** Short enough to be felt as at once, long enough that a storm is some ten messages a second. */
const WINDOW_MS = 100;

/** Tells the tabs of a person what changed, once it is committed. */
@Injectable()
export class LiveEvents implements OnApplicationShutdown {
  private readonly gatherings = new Map<string, Gathering>();

  constructor(private readonly relay: EventRelay) {}

  publish(userId: string, event: LiveEvent): void {
    afterCommit(() => this.gatheringOf(userId).add(event));
  }

  /** Something of the topic is other than it was; `id` names the one thing, where it is one. */
  changed(userId: string, topic: Topic, id?: string): void {
    this.publish(userId, { kind: 'changed', topic, ...(id !== undefined && { id }) });
  }

  async onApplicationShutdown(): Promise<void> {
    for (const gathering of this.gatherings.values()) gathering.close();
    await this.relay.settled();
  }

  private gatheringOf(userId: string): Gathering {
    const there = this.gatherings.get(userId);
    if (there) return there;
    const gathering = new Gathering(
      WINDOW_MS,
      (events) => this.relay.send(userId, events),
      () => this.gatherings.delete(userId),
    );
    this.gatherings.set(userId, gathering);
    return gathering;
  }
}
