import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DueLoop } from '../../../common/lifecycle/due-loop.js';
import { Signals } from '../../signals/signals.service.js';
import { EngineRepository } from './engine.repository.js';
import { EngineStep } from './engine-step.js';
import { EffectWork } from './effect-work.js';
import { EffectsRepository } from './effects.repository.js';

/** How often is looked for what another process wrote down, and left when it ended. */
const SWEEP_MS = 5_000;

/** Leads automations on when something was heard or is due, and does what they decide. Any number of processes may do so. */
@Injectable()
export class AutomationsRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly deciding;
  private readonly doing;

  constructor(
    engine: EngineRepository,
    effects: EffectsRepository,
    step: EngineStep,
    work: EffectWork,
    signals: Signals,
    clock: Clock,
  ) {
    this.deciding = new DueLoop<string>(
      {
        name: 'automation',
        sweepMs: SWEEP_MS,
        findDue: async (now, limit) => {
          const waiting = await signals.findWaiting(limit);
          return [...new Set([...waiting, ...(await engine.findDue(now, limit))])].slice(0, limit);
        },
        run: async (userId) => {
          while (await step.run(userId));
          this.doing.wake();
        },
        findNextDue: (now) => engine.findNextDue(now),
      },
      clock,
    );
    this.doing = new DueLoop(
      {
        name: 'effect of an automation',
        sweepMs: SWEEP_MS,
        findDue: (now, limit) => effects.findDue(now, limit),
        run: async (effect) => {
          await work.run(effect);
          // The next one of its run.
          this.doing.wake();
        },
        findNextDue: () => Promise.resolve(undefined),
      },
      clock,
    );
    signals.onRecorded(() => this.wake());
  }

  onApplicationBootstrap(): void {
    this.wake();
    this.doing.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.deciding.stop();
    await this.doing.stop();
  }

  /** To be called when something is due at another time than before. */
  wake(): void {
    this.deciding.wake();
  }

  /** To be called when something that was decided may be done now. */
  wakeDoing(): void {
    this.doing.wake();
  }

  /** Once everything that was heard and is due now is done, and what came of that. */
  async settled(): Promise<void> {
    for (let round = 0; round < 4; round += 1) {
      await this.deciding.settled();
      await this.doing.settled();
    }
  }
}
