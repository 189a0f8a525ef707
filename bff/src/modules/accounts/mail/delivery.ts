import { Injectable } from '@nestjs/common';
import { SealingKey } from '../keys/sealing-key.js';
import { type ActionKind } from './action-codes.repository.js';
import { letterOf, noticeOf } from './letters.js';
import { Mailer } from './mailer.js';
import { Notices } from './notices.js';

/** How links and codes get to where they belong: by email, or sealed until an administrator hands them over. */
@Injectable()
export class Delivery {
  constructor(
    private readonly mailer: Mailer,
    private readonly notices: Notices,
    private readonly sealing: SealingKey,
  ) {}

  /** Whether email is sent, so that nothing has to wait. */
  get sends(): boolean {
    return this.mailer.isSetUp;
  }

  deliver(kind: ActionKind, to: string, link: string): void {
    if (this.sends) void this.mailer.send(letterOf(kind, to, link));
    else this.notices.tell(noticeOf(kind, to, link));
  }

  /** A text message is only played. */
  tell(line: string): void {
    this.notices.tell(line);
  }

  seal(content: string, id: string): Promise<Buffer> {
    return this.sealing.seal(content, id);
  }

  /** Null where it was sealed with a key that is gone. */
  unseal(sealed: Buffer, id: string): Promise<string | null> {
    return this.sealing.unseal(sealed, id);
  }
}
