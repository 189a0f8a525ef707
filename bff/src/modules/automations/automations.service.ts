import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { afterCommit } from '../../database/transactions.js';
import { LiveEvents } from '../events/live-events.service.js';
import { Signals } from '../signals/signals.service.js';
import { type Automation } from './automation.js';
import { AutomationViews, type Owner } from './automation-views.service.js';
import {
  type AutomationList,
  type AutomationResponse,
  type AutomationVersions,
  type CreateAutomation,
  type EditAutomation,
} from './automations.dto.js';
import {
  AutomationChanged,
  AutomationNotFound,
  AutomationVersionNotFound,
  MAX_AUTOMATIONS,
  TooManyAutomations,
} from './automations.errors.js';
import { AutomationsRepository } from './automations.repository.js';
import { AutomationsRunner } from './host/automations-runner.js';
import { EngineStep } from './host/engine-step.js';
import { AutomationRules } from './rule/automation-rules.service.js';
import { keysHeard } from './rule/named.js';

/** Rules of somebody’s: what happens by itself. */
@Injectable()
export class AutomationsService {
  constructor(
    private readonly automations: AutomationsRepository,
    private readonly rules: AutomationRules,
    private readonly step: EngineStep,
    private readonly runner: AutomationsRunner,
    private readonly views: AutomationViews,
    private readonly signals: Signals,
    private readonly events: LiveEvents,
    private readonly clock: Clock,
  ) {}

  async list(userId: string): Promise<AutomationList> {
    return { items: await this.views.describe(userId, await this.automations.findAll(userId)) };
  }

  async get(userId: string, id: string): Promise<AutomationResponse> {
    const [described] = await this.views.describe(userId, [await this.find(userId, id)]);
    if (!described) throw new AutomationNotFound();
    return described;
  }

  /** Throws `AutomationRefused` where it can never do what it says. Joins the transaction that is open around it. */
  async create(
    owner: Owner,
    { name, rule, source, isEnabled }: CreateAutomation,
  ): Promise<AutomationResponse> {
    await this.rules.check(owner, rule);
    const now = this.clock.now();
    const id = crypto.randomUUID();
    const automation: Automation = {
      ...{ id, version: 1, name, rule, source: source ?? null, isEnabled, timeZone: owner.timeZone },
      ...{ state: null, lastRanAt: null, createdAt: now, updatedAt: now },
    };
    await this.change(owner.id, id, async () => {
      if (!(await this.automations.add(owner.id, automation, MAX_AUTOMATIONS)))
        throw new TooManyAutomations();
      await this.automations.addVersion(owner.id, id, { version: 1, name, rule, madeAt: now });
      await this.hear(owner.id, automation);
    });
    return this.get(owner.id, id);
  }

  /** A new rule begins anew: what the old one was in the middle of is over. Throws `AutomationChanged`. */
  async edit(owner: Owner, id: string, edit: EditAutomation): Promise<AutomationResponse> {
    if (edit.rule) await this.rules.check(owner, edit.rule);
    await this.change(owner.id, id, async () => {
      const before = await this.find(owner.id, id);
      if (edit.version !== undefined && edit.version !== before.version) throw new AutomationChanged();
      const now = this.clock.now();
      const { name = before.name, rule = before.rule, isEnabled = before.isEnabled } = edit;
      const isOther = edit.name !== undefined || edit.rule !== undefined;
      const version = isOther ? before.version + 1 : before.version;
      const begins = edit.rule !== undefined || isEnabled !== before.isEnabled;
      const { timeZone } = owner;
      const after = { ...before, version, name, rule, isEnabled, timeZone, updatedAt: now };
      await this.automations.change(owner.id, id, {
        ...{ version, name, rule, isEnabled, timeZone, updatedAt: now },
        ...(begins && { state: null }),
      });
      if (begins) await this.step.stopRuns(owner.id, id);
      if (isOther) await this.automations.addVersion(owner.id, id, { version, name, rule, madeAt: now });
      await this.hear(owner.id, after);
    });
    return this.get(owner.id, id);
  }

  async versions(userId: string, id: string): Promise<AutomationVersions> {
    await this.find(userId, id);
    return this.views.versions(userId, await this.automations.findVersions(userId, id));
  }

  /** Brings an earlier version back, as a new one. Throws `AutomationVersionNotFound`. */
  async restore(owner: Owner, id: string, version: number): Promise<AutomationResponse> {
    const found = (await this.automations.findVersions(owner.id, id)).find((one) => one.version === version);
    if (!found) throw new AutomationVersionNotFound();
    return this.edit(owner, id, { name: found.name, rule: found.rule });
  }

  async remove(userId: string, id: string): Promise<void> {
    await this.change(userId, id, async () => {
      if (!(await this.automations.remove(userId, id))) throw new AutomationNotFound();
      await this.signals.listen(userId, id, []);
    });
  }

  private async find(userId: string, id: string): Promise<Automation> {
    const found = await this.automations.find(userId, id);
    if (!found) throw new AutomationNotFound();
    return found;
  }

  private async change(userId: string, id: string, work: () => Promise<void>): Promise<void> {
    await this.step.change(userId, work);
    this.events.publish(userId, { kind: 'changed', topic: 'automations', id });
    afterCommit(() => this.runner.wake());
  }

  private hear(userId: string, { id, isEnabled, rule }: Automation): Promise<void> {
    return this.signals.listen(userId, id, isEnabled ? keysHeard(rule) : []);
  }
}
