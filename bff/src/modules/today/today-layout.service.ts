import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { LiveEvents } from '../events/live-events.service.js';
import { keptSteps } from './first-steps.js';
import { arrangedCards } from './today-cards.js';
import { type ArrangeToday, type TodayLayout, type UpdateFirstSteps } from './today.dto.js';
import { type TodayLayoutRow, TodayRepository } from './today.repository.js';

/** How somebody sees Today, on all their devices. */
@Injectable()
export class TodayLayoutService {
  constructor(
    private readonly layouts: TodayRepository,
    private readonly clock: Clock,
    private readonly live: LiveEvents,
  ) {}

  async read(userId: string): Promise<TodayLayout> {
    return toLayout(await this.layouts.find(userId));
  }

  arrange(userId: string, { cards }: ArrangeToday): Promise<TodayLayout> {
    return this.save(userId, { cards });
  }

  reset(userId: string): Promise<TodayLayout> {
    return this.save(userId, { cards: null });
  }

  updateSteps(userId: string, { skipped, isClosed }: UpdateFirstSteps): Promise<TodayLayout> {
    return this.save(userId, {
      ...(skipped !== undefined && { skippedSteps: keptSteps(skipped) }),
      ...(isClosed !== undefined && { isClosed }),
    });
  }

  private async save(userId: string, changes: Partial<TodayLayoutRow>): Promise<TodayLayout> {
    const saved = await this.layouts.save(userId, changes, this.clock.now());
    this.live.changed(userId, 'settings');
    return toLayout(saved);
  }
}

function toLayout({ cards, skippedSteps, isClosed }: TodayLayoutRow): TodayLayout {
  return {
    ...{ cards: arrangedCards(cards), isArranged: cards !== null },
    ...{ skippedSteps: keptSteps(skippedSteps), areStepsClosed: isClosed },
  };
}
