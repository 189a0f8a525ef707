import { Injectable } from '@nestjs/common';
import { Callers } from './callers.js';
import { SignInOpener } from './sign-in-opener.js';
import { SignInsRepository } from './sign-ins.repository.js';

/** Who is calling, what they have open, and how something new is opened for them. */
@Injectable()
export class SignInKit {
  constructor(
    readonly callers: Callers,
    readonly signIns: SignInsRepository,
    readonly opener: SignInOpener,
  ) {}
}
