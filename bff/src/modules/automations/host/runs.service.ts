import { Injectable } from '@nestjs/common';
import { type AutomationRuns } from '../automations.dto.js';
import { AutomationNotFound } from '../automations.errors.js';
import { toRunResponse } from '../automations.mapper.js';
import { AutomationsRepository } from '../automations.repository.js';
import { WordingService } from '../words/wording.service.js';
import { type RunOfDay, RunsRepository } from './runs.repository.js';

/** Why something was done, and why not. */
@Injectable()
export class AutomationRunsService {
  constructor(
    private readonly automations: AutomationsRepository,
    private readonly runs: RunsRepository,
    private readonly wording: WordingService,
  ) {}

  /** The newest fifty, the latest first. */
  async list(userId: string, id: string): Promise<AutomationRuns> {
    if (!(await this.automations.find(userId, id))) throw new AutomationNotFound();
    const [runs, versions, wording] = await Promise.all([
      this.runs.findOf(userId, id),
      this.automations.findVersions(userId, id),
      this.wording.of(userId),
    ]);
    const rules = new Map(versions.map(({ version, rule }) => [version, rule]));
    return { items: runs.map((run) => toRunResponse(run, rules.get(run.version), wording)) };
  }

  /** What ran by itself within a time, the newest first. */
  within(
    userId: string,
    time: { readonly from: Date; readonly before: Date },
    limit: number,
  ): Promise<RunOfDay[]> {
    return this.runs.findWithin(userId, time, limit);
  }
}
