import { Injectable } from '@nestjs/common';
import { Purge } from '../../../common/lifecycle/purge.js';
import { RunsService } from './runs.service.js';

@Injectable()
export class RunsPurge extends Purge {
  protected readonly task = 'purge what skills did';

  constructor(private readonly runs: RunsService) {
    super();
  }

  protected remove(): Promise<void> {
    return this.runs.purge();
  }
}
