import { Injectable } from '@nestjs/common';
import { cutPage, rangeOf } from '../../../common/http/time-page.js';
import { MemoryErasure } from '../memory-erasure.service.js';
import { MemoryFollowUps } from '../memory-follow-ups.js';
import { toMemory } from '../memory.mapper.js';
import { ForgetTargets } from './forget-targets.js';
import {
  type ForgetPreview,
  type ForgetPreviewRequest,
  type ForgetReceipt,
  type ForgetRequest,
} from './forgetting.dto.js';
import { ForgettingChanged } from './forgetting.errors.js';
import { ForgettingRepository } from './forgetting.repository.js';

/** Forgets many at once: what is counted first is what goes, or nothing does. */
@Injectable()
export class ForgettingService {
  constructor(
    private readonly repository: ForgettingRepository,
    private readonly targets: ForgetTargets,
    private readonly erasure: MemoryErasure,
    private readonly followUps: MemoryFollowUps,
  ) {}

  async preview(userId: string, { target, ...query }: ForgetPreviewRequest): Promise<ForgetPreview> {
    const chosen = await this.targets.choose(userId, target);
    const { count, rows, alongside } = await this.repository.preview(
      userId,
      chosen,
      rangeOf(query),
      this.erasure.countAnswers,
    );
    const page = cutPage(rows, query, ({ recordedAt, id }) => ({ at: recordedAt, id }));
    return { count, items: page.rows.map(toMemory), nextCursor: page.nextCursor, alongside };
  }

  async forget(userId: string, { target, expectedCount, mode }: ForgetRequest): Promise<ForgetReceipt> {
    const chosen = await this.targets.choose(userId, target);
    const { count, alongside, at } = await this.repository.forget(userId, chosen, expectedCount, {
      erase: mode === 'erase' ? this.erasure.run : undefined,
      countAnswers: this.erasure.countAnswers,
    });
    if (!alongside || !at) throw new ForgettingChanged(count);
    this.followUps.changed(userId);
    return { mode, forgottenAt: at.toISOString(), forgotten: { memories: count, ...alongside } };
  }
}
