import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { networkOf } from '../../common/http/network.js';
import { RateLimit } from '../../common/http/rate-limit.js';

const PER_ADDRESS = 60;

/** Each exchange costs a signature check or a call to the identity provider, and needs no session: so it is rationed. */
@Injectable()
export class ExchangeLimitGuard implements CanActivate {
  private readonly limit = new RateLimit(PER_ADDRESS);

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { ip } = context.switchToHttp().getRequest<Request>();
    await this.limit.take(networkOf(ip ?? ''));
    return true;
  }
}
