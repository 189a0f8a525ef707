import { Injectable } from '@nestjs/common';
import { Shutdown } from '../../common/lifecycle/shutdown.js';
import { Database } from '../../database/database.js';
import { NotReady } from './health.errors.js';

@Injectable()
export class HealthService {
  constructor(
    private readonly database: Database,
    private readonly shutdown: Shutdown,
  ) {}

  /** Whether a request sent now would be served. */
  async assertReady(): Promise<void> {
    if (this.shutdown.hasBegun) throw new NotReady();
    await this.database.ping();
  }
}
