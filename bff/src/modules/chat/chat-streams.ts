import { Injectable } from '@nestjs/common';
import { type Response } from 'express';
import { Authenticator } from '../../common/auth/authenticator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { Shutdown } from '../../common/lifecycle/shutdown.js';
import { type ChatEvent } from './chat-events.dto.js';
import { type Numbered } from './event-feed.js';
import { streamEvents } from './event-stream.js';

/** Sends answers as they are written, for as long as the session behind the request lasts. */
@Injectable()
export class ChatStreams {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly shutdown: Shutdown,
  ) {}

  /** `open` may refuse: as long as the stream has not begun, its error is an answer of its own. */
  async send(
    user: SessionUser,
    response: Response,
    open: () => Promise<AsyncIterable<Numbered<ChatEvent>>>,
  ): Promise<void> {
    const session = new AbortController();
    const unwatch = this.authenticator.watch(user, () => session.abort());
    try {
      const events = await open();
      await streamEvents(response, events, { shutdown: this.shutdown.signal, session: session.signal });
    } finally {
      unwatch();
    }
  }
}
