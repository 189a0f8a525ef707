import { createWriteStream, type WriteStream } from 'node:fs';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../../config/env.js';

/**
 * Lines for the terminal of whoever started the product, and for no log: they hold links and codes. The starter hands over
 * a pipe of its own; without one nothing is said.
 */
@Injectable()
export class Notices {
  private stream: WriteStream | undefined;

  constructor(@Inject(ENV) { NOTICES_FD: fd }: Env) {
    if (fd === undefined) return;
    this.stream = createWriteStream('', { fd, autoClose: false });
    // The starter is gone, or there is no such pipe: then nobody reads.
    this.stream.on('error', () => {
      this.stream = undefined;
    });
  }

  tell(line: string): void {
    this.stream?.write(`${line.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')}\n`);
  }
}
