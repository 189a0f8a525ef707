import { Inject, Injectable, Logger } from '@nestjs/common';
import { type Transporter } from 'nodemailer';
import { onBehalfOfNobody } from '../../../common/http/current-request.js';
import { describeError } from '../../../common/logging/describe-error.js';
import { ENV, type Env } from '../../../config/env.js';

const TIMEOUT_MS = 15_000;
/** A mail server that hangs must not hold up more than this. */
const CONNECTIONS = 2;

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Sends email by SMTP, where MAIL_URL says how. */
@Injectable()
export class Mailer {
  private readonly logger = new Logger(Mailer.name);
  private transport: Promise<Transporter> | undefined;

  constructor(@Inject(ENV) private readonly env: Env) {}

  get isSetUp(): boolean {
    return this.env.MAIL_URL !== undefined;
  }

  /** Never throws and is never waited for: how long it takes would tell whether there was anybody to write to. */
  async send({ to, subject, text }: Letter): Promise<void> {
    try {
      const transport = await this.open();
      // As an object, so that nothing in the address can become a second one.
      const letter = { from: this.env.MAIL_FROM, to: { name: '', address: to }, subject, text };
      // Its connection is kept, and carries letters to others, too.
      await onBehalfOfNobody(() => transport.sendMail(letter));
    } catch (error) {
      const { name, code } = describeError(error);
      // Its text may quote the address.
      this.logger.error({ task: 'send an email', error: { name, code } });
    }
  }

  private open(): Promise<Transporter> {
    this.transport ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({
        url: this.env.MAIL_URL,
        pool: true,
        maxConnections: CONNECTIONS,
        connectionTimeout: TIMEOUT_MS,
        greetingTimeout: TIMEOUT_MS,
        socketTimeout: TIMEOUT_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
    );
    return this.transport;
  }
}
