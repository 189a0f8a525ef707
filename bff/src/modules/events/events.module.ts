import { Global, Module } from '@nestjs/common';
import { EventNotices } from './event-notices.repository.js';
import { EventRelay } from './event-relay.js';
import { EventStreams } from './event-streams.js';
import { EventsController } from './events.controller.js';
import { LiveEvents } from './live-events.service.js';

/** Everything that changes something tells it here, so that it needs no import of its own. */
@Global()
@Module({
  controllers: [EventsController],
  providers: [EventNotices, EventRelay, EventStreams, LiveEvents],
  exports: [LiveEvents, EventStreams],
})
export class EventsModule {}
