import { Controller, Get } from '@nestjs/common';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { z } from 'zod';
import { startControllers } from '../../testing/app.js';
import { Public } from '../auth/public.decorator.js';
import { Returns } from './contract.js';

const REQUESTS = 1_500;

@Public()
@Controller('things')
class ThingsController {
  @Get()
  @Returns(z.object({ id: z.string() }))
  getThing(): { id: string } {
    return { id: 'x'.repeat(1_000) };
  }
}

describe('many requests', () => {
  let app: NestExpressApplication;
  beforeAll(async () => {
    app = await startControllers({ controllers: [ThingsController] });
  });
  afterAll(() => app.close());

  it('O2: leave no connection, timer or listener behind (hours of it: npm run bench:soak)', async () => {
    const ask = async (): Promise<void> => {
      const answer = await fetch(`${await app.getUrl()}/api/things`, { headers: { connection: 'close' } });
      await answer.arrayBuffer();
    };
    const count = async (): Promise<Record<string, number>> => {
      await vi.waitFor(() => expect(connections()).toBeLessThanOrEqual(others), { timeout: 10_000 });
      return {
        timers: process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length,
        listeners: process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0),
      };
    };
    const connections = (): number =>
      process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length;
    // Of whatever else the worker has run.
    const others = connections();
    for (let warm = 0; warm < 50; warm += 1) await ask();
    const before = await count();
    for (let sent = 0; sent < REQUESTS; sent += 50) await Promise.all(Array.from({ length: 50 }, ask));
    const after = await count();
    expect(after.listeners).toBe(before.listeners);
    // Of vitest's own there may be one more or less.
    expect(after.timers).toBeLessThan((before.timers ?? 0) + 5);
  });
});
