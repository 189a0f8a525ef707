import { Inject, Injectable } from '@nestjs/common';
import { type CookieOptions, type Request, type Response } from 'express';
import { ENV, type Env } from '../../config/env.js';

const DAY_MS = 86_400_000;

@Injectable()
export class SessionCookie {
  private readonly name: string;
  private readonly attributes: CookieOptions;
  private readonly maxAge: number;

  constructor(@Inject(ENV) env: Env) {
    const secure = env.PUBLIC_URL.protocol === 'https:';
    // The prefix makes browsers refuse a cookie that a sibling domain or plain http tries to plant in its place.
    this.name = secure ? '__Host-session' : 'session';
    this.attributes = { httpOnly: true, secure, sameSite: 'lax', path: '/' };
    this.maxAge = env.SESSION_ABSOLUTE_DAYS * DAY_MS;
  }

  /** Our tokens need no decoding, so one look at the header does. */
  read(request: Request): string | undefined {
    const prefix = `${this.name}=`;
    const pair = request.headers.cookie?.split(/; */).find((text) => text.startsWith(prefix));
    return pair?.slice(prefix.length);
  }

  write(response: Response, token: string): void {
    response.cookie(this.name, token, { ...this.attributes, maxAge: this.maxAge });
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.attributes);
  }
}
