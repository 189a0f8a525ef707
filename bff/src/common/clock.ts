import { Injectable } from '@nestjs/common';

/** Injected wherever time decides something, so that a test can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
