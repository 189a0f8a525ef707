import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { EventStreams } from '../events/event-streams.js';
import { LiveEvents } from '../events/live-events.service.js';

/** How often what the server measures of itself is another. */
const EVERY_MS = 60_000;

/** Tells administrators who look on that the server has measured itself again. */
@Injectable()
export class ServerNews implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly streams: EventStreams,
    private readonly live: LiveEvents,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.tell(), EVERY_MS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  tell(): void {
    for (const userId of this.streams.administrators()) this.live.changed(userId, 'server');
  }
}
