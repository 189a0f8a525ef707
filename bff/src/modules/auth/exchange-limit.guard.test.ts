import { type ExecutionContext } from '@nestjs/common';
import { TooManyRequests } from '../../common/http/request-errors.js';
import { ExchangeLimitGuard } from './exchange-limit.guard.js';

describe('the limit of exchanges', () => {
  const ask = (guard: ExchangeLimitGuard, ip?: string): Promise<boolean> =>
    guard.canActivate({
      switchToHttp: () => ({ getRequest: () => ({ ip }) }),
    } as unknown as ExecutionContext);

  it('is sixty a minute for an address, while others go on', async () => {
    const guard = new ExchangeLimitGuard();
    for (let sent = 0; sent < 60; sent += 1) await expect(ask(guard, '192.0.2.7')).resolves.toBe(true);
    await expect(ask(guard, '192.0.2.7')).rejects.toThrow(TooManyRequests);
    await expect(ask(guard, '192.0.2.8')).resolves.toBe(true);
  });

  it('L1: counts the addresses of one network as one, and those that are not known too', async () => {
    const guard = new ExchangeLimitGuard();
    for (let sent = 0; sent < 60; sent += 1) {
      await ask(guard, `2001:db8::${sent.toString(16)}`);
      await ask(guard, undefined);
    }
    await expect(ask(guard, '2001:db8::ffff')).rejects.toThrow(TooManyRequests);
    await expect(ask(guard, undefined)).rejects.toThrow(TooManyRequests);
  });
});
