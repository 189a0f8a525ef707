import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { networkOf } from '../../common/http/network.js';
import { RateLimit } from '../../common/http/rate-limit.js';
import { cutPage, rangeOf } from '../../common/http/time-page.js';
import {
  type ContactMessage,
  type ContactMessageListQuery,
  type ContactMessagePage,
  type ContactReceipt,
  type ContactRequest,
} from './contact.dto.js';
import { ContactMessageNotFound } from './contact.errors.js';
import { toContactMessage } from './contact.mapper.js';
import { ContactMessagesRepository } from './contact-messages.repository.js';
import { contactReference } from './contact-reference.js';

/** A household or an office behind one address never writes so often; a flood from there fills no disk. */
const PER_ADDRESS = 20;
const WINDOW_SECONDS = 60 * 60;

@Injectable()
export class ContactMessagesService {
  private readonly limit = new RateLimit(PER_ADDRESS, WINDOW_SECONDS);

  constructor(
    private readonly messages: ContactMessagesRepository,
    private readonly clock: Clock,
  ) {}

  /** `address`: where it comes from, which is counted and not kept. */
  async receive(request: ContactRequest, address: string): Promise<ContactReceipt> {
    await this.limit.take(networkOf(address));
    const { website, ...message } = request;
    // Only a program fills a field that nobody sees. It learns nothing from the answer.
    if (website !== '') return { reference: contactReference() };
    return { reference: await this.store(message) };
  }

  async list(query: ContactMessageListQuery): Promise<ContactMessagePage> {
    const { rows, total, open } = await this.messages.findPage(rangeOf(query));
    const page = cutPage(rows, query, ({ receivedAt, id }) => ({ at: receivedAt, id }));
    return {
      items: page.rows.map(toContactMessage),
      nextCursor: page.nextCursor,
      ...total,
      open: open.total,
    };
  }

  async setHandled(id: string, isHandled: boolean): Promise<ContactMessage> {
    const row = await this.messages.setHandled(id, isHandled ? this.clock.now() : null);
    if (!row) throw new ContactMessageNotFound();
    return toContactMessage(row);
  }

  async delete(adminId: string, id: string): Promise<void> {
    if (!(await this.messages.delete(id, adminId))) throw new ContactMessageNotFound();
  }

  /** Two messages in hundreds of millions get the same reference: then another is taken. */
  private async store(message: Omit<ContactRequest, 'website'>): Promise<string> {
    const values = { ...message, reference: contactReference(), receivedAt: this.clock.now() };
    return (await this.messages.insert(values)) ?? this.store(message);
  }
}
