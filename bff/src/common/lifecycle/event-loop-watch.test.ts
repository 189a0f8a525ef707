import { setTimeout as wait } from 'node:timers/promises';
import { EventLoopWatch } from './event-loop-watch.js';

const BLOCKED_MS = 120;

describe('EventLoopWatch', () => {
  let watch: EventLoopWatch;
  beforeEach(() => {
    watch = new EventLoopWatch();
    watch.onApplicationBootstrap();
  });
  afterEach(() => watch.beforeApplicationShutdown());

  it('tells for how long nobody was answered', async () => {
    await wait(50);
    const until = performance.now() + BLOCKED_MS;
    while (performance.now() < until);
    await wait(50);
    const { sinceStart, lastMinute } = watch.read();
    expect(sinceStart.maxMs).toBeGreaterThan(BLOCKED_MS / 2);
    expect(lastMinute.maxMs).toBeGreaterThan(BLOCKED_MS / 2);
  });

  it('has nothing to tell before the first look', () => {
    expect(new EventLoopWatch().read().sinceStart).toEqual({ p99Ms: 0, maxMs: 0 });
  });
});
