import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../../common/http/network.js';
import { TooManyRequests } from '../../common/http/request-errors.js';

/** Each exchange costs a signature check or a call to the identity provider, and needs no session: so it is rationed. */
@Injectable()
export class ExchangeLimitGuard implements CanActivate {
  private readonly limiter = new RateLimiterMemory({ points: 60, duration: 60 });

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { ip } = context.switchToHttp().getRequest<Request>();
    try {
      await this.limiter.consume(networkOf(ip ?? ''));
      return true;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw new TooManyRequests(refusal.msBeforeNext / 1000);
      throw refusal;
    }
  }
}
