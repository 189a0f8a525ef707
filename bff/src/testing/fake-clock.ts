import { Clock } from '../common/clock.js';

/** Stands still until it is moved. */
export class FakeClock extends Clock {
  private time = Date.now();

  override now(): Date {
    return new Date(this.time);
  }

  advance({
    days = 0,
    minutes = 0,
    seconds = 0,
  }: {
    days?: number;
    minutes?: number;
    seconds?: number;
  }): void {
    this.time += ((days * 24 * 60 + minutes) * 60 + seconds) * 1_000;
  }
}
