import { Injectable } from '@nestjs/common';
import { Transactions } from '../../database/transactions.js';
import { ExperimentsService } from '../insights/experiments/experiments.service.js';
import { FindingsService } from '../insights/findings/findings.service.js';
import { UsersService } from '../users/users.service.js';
import { SampleBelongingsService } from './sample-belongings.service.js';
import { type SampleData } from './sample-data.dto.js';
import { SampleDataPresent } from './sample-data.errors.js';
import { SampleEntriesService } from './sample-entries.service.js';
import { type SampleOwner } from './sample-life.js';

/** A small invented life, to try the product with. All of it is marked, and goes again without touching what is one's own. */
@Injectable()
export class SampleDataService {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: UsersService,
    private readonly belongings: SampleBelongingsService,
    private readonly entries: SampleEntriesService,
    private readonly findings: FindingsService,
    private readonly experiments: ExperimentsService,
  ) {}

  async count(userId: string): Promise<SampleData> {
    return { ...(await this.belongings.count(userId)), ...(await this.entries.count(userId)) };
  }

  /** All of it or none. A home of one's own stays; throws `SampleDataPresent` where it was added before. */
  async add(owner: SampleOwner): Promise<SampleData> {
    await this.transactions.run(owner.id, async () => {
      await this.users.lock(owner.id);
      // The sample home alone may have been set up on its own screen.
      const { memories, moodEntries, readings, reminders } = await this.count(owner.id);
      if (memories + moodEntries + readings + reminders > 0) throw new SampleDataPresent();
      await this.belongings.add(owner);
      await this.entries.add(owner);
    });
    return this.count(owner.id);
  }

  /** All of it or none, wherever it was moved to since. Gives how much there was. */
  remove(userId: string): Promise<SampleData> {
    return this.transactions.run(userId, async () => {
      await this.users.lock(userId);
      await this.findings.removeSample(userId);
      await this.experiments.removeSample(userId);
      return { ...(await this.belongings.remove(userId)), ...(await this.entries.remove(userId)) };
    });
  }
}
