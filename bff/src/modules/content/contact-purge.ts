import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { Purge } from '../../common/lifecycle/purge.js';
import { ContactMessagesRepository } from './contact-messages.repository.js';

/** A year, as the privacy policy says. */
const KEPT_MS = 365 * 24 * 60 * 60_000;

/** Deletes contact messages once they are old, handled or not. */
@Injectable()
export class ContactPurge extends Purge {
  protected readonly task = 'delete old contact messages';

  constructor(
    private readonly messages: ContactMessagesRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected remove(): Promise<void> {
    return this.messages.purge(new Date(this.clock.now().getTime() - KEPT_MS));
  }
}
