import { type Histogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';

/** For how long the process answered nobody, in milliseconds. */
export interface EventLoopDelay {
  p99Ms: number;
  maxMs: number;
}

const RESOLUTION_MS = 10;
const MINUTE_MS = 60_000;
const NANOSECONDS_PER_MS = 1e6;

/** Watches for how long work that nobody else can interrupt holds up everybody's requests in this process. */
@Injectable()
export class EventLoopWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly all = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  private readonly minute = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  private lastMinute: EventLoopDelay | undefined;
  private timer: NodeJS.Timeout | undefined;

  /** Not before: starting is one long piece of work, and nobody waits for an answer yet. */
  onApplicationBootstrap(): void {
    this.all.enable();
    this.minute.enable();
    this.timer = setInterval(() => this.turnMinute(), MINUTE_MS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
    this.all.disable();
    this.minute.disable();
  }

  /** Of the last whole minute; of what there was of it so far in the first. */
  read(): { sinceStart: EventLoopDelay; lastMinute: EventLoopDelay } {
    return { sinceStart: delayOf(this.all), lastMinute: this.lastMinute ?? delayOf(this.minute) };
  }

  private turnMinute(): void {
    this.lastMinute = delayOf(this.minute);
    this.minute.reset();
  }
}

/** What is counted is the time from one look to the next, which is never shorter than the resolution. */
function delayOf(histogram: Histogram): EventLoopDelay {
  if (histogram.count === 0) return { p99Ms: 0, maxMs: 0 };
  const delay = (nanoseconds: number): number =>
    Math.max(0, Math.round((nanoseconds / NANOSECONDS_PER_MS - RESOLUTION_MS) * 10) / 10);
  return { p99Ms: delay(histogram.percentile(99)), maxMs: delay(histogram.max) };
}
