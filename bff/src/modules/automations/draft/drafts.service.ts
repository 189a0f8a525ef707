import { Injectable } from '@nestjs/common';
import { HomeService } from '../../home/home.service.js';
import { LanguageService } from '../../language/language.service.js';
import { CommandsService } from '../../skills/commands/commands.service.js';
import { type DraftRequest, type DraftedAutomation } from '../automations.dto.js';
import { type Owner } from '../automation-views.service.js';
import { heardIn, partsOf } from './draft-rule.js';

/** What a sentence says of a rule. Nothing is kept, and what is not understood stays empty. */
@Injectable()
export class DraftsService {
  constructor(
    private readonly homes: HomeService,
    private readonly language: LanguageService,
    private readonly commands: CommandsService,
  ) {}

  async draft({ id: userId, timeZone }: Owner, { text }: DraftRequest): Promise<DraftedAutomation> {
    const phrases = this.language.phrasesOf(this.language.languageOf(text));
    const parts = partsOf(text, phrases);
    if (!parts) return { when: [], if: null, then: [], whenText: null, thenText: null };
    const home = await this.homes.read(userId);
    const heard = heardIn(parts.when, home, phrases);
    const { outcome, intents } = await this.commands.parse(userId, {
      text: parts.then,
      explain: false,
      context: { timeZone },
    });
    const calls = intents.map(({ skill, parameters, targets }) => ({ skill, parameters, targets }));
    const isUnderstood = outcome === 'act' && calls.length > 0;
    return {
      when: [...(heard?.when ?? [])],
      if: heard?.if ?? null,
      then: isUnderstood ? [{ kind: 'do', text: parts.then, calls }] : [],
      whenText: parts.when,
      thenText: parts.then,
    };
  }
}
