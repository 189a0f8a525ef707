import { Injectable } from '@nestjs/common';
import { Purge } from '../../common/lifecycle/purge.js';
import { MoodService } from './mood.service.js';

/** Removes mood entries for good once they cannot be restored any more. */
@Injectable()
export class MoodPurge extends Purge {
  protected readonly task = 'purge removed mood entries';

  constructor(private readonly moods: MoodService) {
    super();
  }

  protected remove(): Promise<void> {
    return this.moods.purge();
  }
}
