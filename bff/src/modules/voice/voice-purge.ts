import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { Purge } from '../../common/lifecycle/purge.js';
import { VoiceUtterancesRepository } from './voice-utterances.repository.js';

/** As the voice screen says. */
const KEPT_MS = 90 * 24 * 60 * 60_000;

/** Deletes what was said once it is old. */
@Injectable()
export class VoicePurge extends Purge {
  protected readonly task = 'delete old voice utterances';

  constructor(
    private readonly utterances: VoiceUtterancesRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected remove(): Promise<void> {
    return this.utterances.purge(new Date(this.clock.now().getTime() - KEPT_MS));
  }
}
