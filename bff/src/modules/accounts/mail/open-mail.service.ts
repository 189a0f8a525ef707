import { Injectable } from '@nestjs/common';
import { Delivery } from './delivery.js';
import { Clock } from '../../../common/clock.js';
import { TextCodesRepository } from '../phone/text-codes.repository.js';
import { ActionCodesRepository } from './action-codes.repository.js';
import { type OpenMessage, type OpenMessageList } from './mail.dto.js';

const MAX_LISTED = 100;

interface Waiting extends Omit<OpenMessage, 'content' | 'createdAt' | 'expiresAt'> {
  sealed: Buffer;
  createdAt: Date;
  expiresAt: Date;
}

/** What would have been sent, where this server sends nothing: for whoever runs it to hand over. */
@Injectable()
export class OpenMailService {
  constructor(
    private readonly codes: ActionCodesRepository,
    private readonly textCodes: TextCodesRepository,
    private readonly delivery: Delivery,
    private readonly clock: Clock,
  ) {}

  /** The newest first; what works no more is not listed. */
  async list(): Promise<OpenMessageList> {
    const waiting = [...(await this.links()), ...(await this.texts())].toSorted(
      (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
    );
    const opened = await Promise.all(waiting.slice(0, MAX_LISTED).map((each) => this.open(each)));
    return { sends: this.delivery.sends, items: opened.filter((each) => each !== null) };
  }

  private async links(): Promise<Waiting[]> {
    const rows = await this.codes.findUnsent(this.clock.now(), MAX_LISTED);
    return rows.flatMap(({ id, kind, email, newEmail, sealedLink, createdAt, expiresAt }) =>
      sealedLink ? [{ id, kind, to: newEmail ?? email, sealed: sealedLink, createdAt, expiresAt }] : [],
    );
  }

  private async texts(): Promise<Waiting[]> {
    const rows = await this.textCodes.findOpen(this.clock.now(), MAX_LISTED);
    return rows.map(({ id, phone, sealedCode, createdAt, expiresAt }) => ({
      id,
      kind: 'TEXT_MESSAGE',
      to: phone,
      sealed: sealedCode,
      createdAt,
      expiresAt,
    }));
  }

  /** Null where it was sealed with a key that is gone: then it is asked for again. */
  private async open({ sealed, createdAt, expiresAt, ...message }: Waiting): Promise<OpenMessage | null> {
    const content = await this.delivery.unseal(sealed, message.id);
    if (content === null) return null;
    return { ...message, content, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
  }
}
