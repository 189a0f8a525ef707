import { Injectable } from '@nestjs/common';
import { type Home, HomeService } from '../../home/home.service.js';
import { SkillExecutor } from '../../skills/handlers/skill-executor.service.js';
import { SkillCatalogue } from '../../skills/kit/skill-catalogue.js';
import { SettingsService } from '../../users/settings/settings.service.js';
import { AutomationRefused } from '../automations.errors.js';
import { neverAlone } from '../host/never-alone.js';
import { flatActions, namedIn } from './named.js';
import { type RuleBody } from './rule.dto.js';

/** What a rule may not be, beyond its form. */
@Injectable()
export class AutomationRules {
  constructor(
    private readonly executor: SkillExecutor,
    private readonly catalogue: SkillCatalogue,
    private readonly homes: HomeService,
    private readonly settings: SettingsService,
  ) {}

  /** Throws a `DomainError` that says in a sentence why it can never do what it says. */
  async check(
    { id, timeZone }: { readonly id: string; readonly timeZone: string },
    rule: RuleBody,
  ): Promise<void> {
    const [home, { homePlace }] = await Promise.all([this.homes.read(id), this.settings.get(id)]);
    if (homePlace === null && rule.when.some(({ kind }) => kind === 'sun'))
      throw new AutomationRefused(
        'Say in the settings where your home is first: the sun is not known without it.',
      );
    const there = new Set(home.entities.map((entity) => entity.id));
    for (const entityId of namedIn([rule]).entityIds)
      if (!there.has(entityId)) throw new AutomationRefused(`${entityId} is not in your home.`);
    for (const action of flatActions(rule.then)) {
      if (action.kind !== 'do') continue;
      const preview = await this.executor.preview(action.calls, {
        ...{ userId: id, timeZone, channel: 'rule', home },
      });
      if (!preview.isPossible) throw new AutomationRefused(`“${action.text}” is nothing that I can do.`);
      if (preview.hidesParameters || this.isOfTalk(action.calls))
        throw new AutomationRefused(`“${action.text}” cannot be done by itself.`);
    }
  }

  /** Whether something in it waits for a yes each time. */
  asks(rule: RuleBody, { entities }: Home): boolean {
    return flatActions(rule.then).some(
      (action) =>
        action.kind === 'ask' || (action.kind === 'do' && neverAlone(action.calls, entities, this.catalogue)),
    );
  }

  private isOfTalk(calls: readonly { readonly skill: string }[]): boolean {
    return calls.some(({ skill }) => {
      const manifest = this.catalogue.find(skill);
      return manifest === undefined || manifest.answersMessages === true || manifest.isAutomation === true;
    });
  }
}
