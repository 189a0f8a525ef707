import { Injectable } from '@nestjs/common';
import { type AskedMessage, AskedMessagesRepository } from './asked-messages.repository.js';

export type { AskedMessage } from './asked-messages.repository.js';

/** What somebody said to their twin, read by time instead of by conversation. */
@Injectable()
export class AskedMessagesService {
  constructor(private readonly messages: AskedMessagesRepository) {}

  /** The earliest first. */
  within(
    userId: string,
    within: { readonly from: Date; readonly before: Date },
    limit: number,
  ): Promise<AskedMessage[]> {
    return this.messages.findWithin(userId, within, limit);
  }
}
