import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { SettingsService } from '../users/settings/settings.service.js';
import { type Automation, type AutomationVersion } from './automation.js';
import {
  type AutomationPreview,
  type AutomationResponse,
  type AutomationVersions,
} from './automations.dto.js';
import { nextOf, toAutomationResponse } from './automations.mapper.js';
import { AutomationRules } from './rule/automation-rules.service.js';
import { type RuleBody } from './rule/rule.dto.js';
import { inWords } from './words/in-words.js';
import { problemsOf } from './words/problems.js';
import { WordingService } from './words/wording.service.js';

export interface Owner {
  readonly id: string;
  /** IANA name. */
  readonly timeZone: string;
}

/** Rules as people read them. */
@Injectable()
export class AutomationViews {
  constructor(
    private readonly rules: AutomationRules,
    private readonly wording: WordingService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  async describe(userId: string, found: readonly Automation[]): Promise<AutomationResponse[]> {
    if (found.length === 0) return [];
    const [wording, { homePlace }] = await Promise.all([this.wording.of(userId), this.settings.get(userId)]);
    const now = this.clock.now();
    return found.map((one) =>
      toAutomationResponse(one, wording, { now, place: { timeZone: one.timeZone, ...homePlace } }),
    );
  }

  async versions(userId: string, found: readonly AutomationVersion[]): Promise<AutomationVersions> {
    const wording = await this.wording.of(userId);
    return {
      items: found.map(({ version, name, rule, madeAt }) => ({
        ...{ version, name, words: inWords(rule, wording), madeAt: madeAt.toISOString() },
      })),
    };
  }

  /** What a rule would do, before it is kept. */
  async preview({ id, timeZone }: Owner, rule: RuleBody): Promise<AutomationPreview> {
    const [wording, { homePlace }] = await Promise.all([this.wording.of(id), this.settings.get(id)]);
    const at = { place: { timeZone, ...homePlace }, now: this.clock.now() };
    return {
      words: inWords(rule, wording),
      nextAt: nextOf(rule, at)?.toISOString() ?? null,
      problems: problemsOf({ rule }, wording, at),
      asks: this.rules.asks(rule, wording.home),
    };
  }
}
