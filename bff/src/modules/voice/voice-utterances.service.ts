import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { RateLimit } from '../../common/http/rate-limit.js';
import { cutPage, rangeOf } from '../../common/http/time-page.js';
import {
  type ChangeVoiceUtterance,
  type CreateVoiceUtterance,
  type VoiceUtterance,
  type VoiceUtterancePage,
  type VoiceUtterancesQuery,
} from './voice-utterances.dto.js';
import { VoiceUtterancesRepository } from './voice-utterances.repository.js';
import { VoiceUtteranceNotFound } from './voice.errors.js';
import { toVoiceUtterance } from './voice.mapper.js';

/** Nobody speaks faster; a program that writes rows does. */
const PER_MINUTE = 120;

/** What was said: kept for a look back and to be said again, until the user or the purge deletes it. */
@Injectable()
export class VoiceUtterancesService {
  private readonly limit = new RateLimit(PER_MINUTE);

  constructor(
    private readonly utterances: VoiceUtterancesRepository,
    private readonly clock: Clock,
  ) {}

  async create(userId: string, utterance: CreateVoiceUtterance): Promise<VoiceUtterance> {
    await this.limit.take(userId);
    return toVoiceUtterance(await this.utterances.insert(userId, { ...utterance, at: this.clock.now() }));
  }

  async change(userId: string, id: string, changes: ChangeVoiceUtterance): Promise<VoiceUtterance> {
    const row = await this.utterances.update(userId, id, changes);
    if (!row) throw new VoiceUtteranceNotFound();
    return toVoiceUtterance(row);
  }

  async list(userId: string, query: VoiceUtterancesQuery): Promise<VoiceUtterancePage> {
    const { rows, nextCursor } = cutPage(
      await this.utterances.findPage(userId, rangeOf(query)),
      query,
      ({ at, id }) => ({ at, id }),
    );
    return { items: rows.map(toVoiceUtterance), nextCursor };
  }

  async delete(userId: string, id: string): Promise<void> {
    if (!(await this.utterances.delete(userId, id))) throw new VoiceUtteranceNotFound();
  }

  deleteAll(userId: string): Promise<void> {
    return this.utterances.deleteAll(userId);
  }
}
