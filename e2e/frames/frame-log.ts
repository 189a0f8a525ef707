import type { CDPSession, Page } from '@playwright/test';

export interface Frames {
  /** Milliseconds of the page's main thread for each step. */
  perStep: number;
  /** From one frame to the next, in milliseconds: the 95th of a hundred. */
  gapP95: number;
  /** Frames that took longer than 50 ms, which is what a browser calls long. */
  long: number;
}

/** What a browser does while something is done at a page. */
export class FrameLog {
  private readonly page: Page;
  private readonly session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.session = session;
  }

  static async of(page: Page): Promise<FrameLog> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    return new FrameLog(page, session);
  }

  /** @param act gives how many steps it took */
  async during(act: () => Promise<number>): Promise<Frames> {
    const handle = await this.page.evaluateHandle(() => {
      const log: { gaps: number[]; long: number } = { gaps: [], long: 0 };
      new PerformanceObserver((list) => {
        log.long += list.getEntries().length;
      }).observe({ type: 'long-animation-frame' });
      let last = performance.now();
      const frame = (now: number): void => {
        log.gaps.push(now - last);
        last = now;
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
      return log;
    });
    const before = await this.busySeconds();
    const steps = await act();
    const busy = (await this.busySeconds()) - before;
    const { gaps, long } = await handle.jsonValue();
    const sorted = gaps.slice(1).toSorted((one, other) => one - other);
    return { perStep: (busy * 1_000) / steps, gapP95: sorted[Math.floor(sorted.length * 0.95)] ?? 0, long };
  }

  private async busySeconds(): Promise<number> {
    const { metrics } = await this.session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  }
}

/** Moves the pointer over a place, a step a time, pressed or not; gives the steps. */
export async function sweep(
  page: Page,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  { steps = 200, isPressed = false } = {},
): Promise<number> {
  const to = (step: number): [number, number] => [
    // There and back, so that a stretch that is dragged stays on its strip.
    x + width * (0.3 + 0.2 * Math.sin((step / steps) * Math.PI * 4)),
    y + height / 2,
  ];
  await page.mouse.move(...to(0));
  if (isPressed) await page.mouse.down();
  for (let step = 1; step <= steps; step += 1) await page.mouse.move(...to(step));
  if (isPressed) await page.mouse.up();
  return steps;
}
