import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { words } from '../../../common/language/tokens.js';
import { type CreateMemoryRule, type MemoryRule, type MemoryRules } from './memory-rules.dto.js';
import {
  MAX_RULES,
  MemoryRuleNotFound,
  NeverToBeRemembered,
  TooManyMemoryRules,
} from './memory-rules.errors.js';
import { type MemoryRuleRow, MemoryRulesRepository } from './memory-rules.repository.js';
import { type RuleMatcher, ruleMatcher } from './rule-matcher.js';

@Injectable()
export class MemoryRulesService {
  constructor(
    private readonly rules: MemoryRulesRepository,
    private readonly clock: Clock,
  ) {}

  async list(userId: string): Promise<MemoryRules> {
    return { items: (await this.rules.findAll(userId)).map(toMemoryRule) };
  }

  async add(userId: string, { kind, text }: CreateMemoryRule): Promise<MemoryRule> {
    const { items } = await this.list(userId);
    if (items.length >= MAX_RULES) throw new TooManyMemoryRules();
    const key = words(text).join(' ');
    return toMemoryRule(await this.rules.add(userId, { kind, text, key, createdAt: this.clock.now() }));
  }

  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.rules.remove(userId, id))) throw new MemoryRuleNotFound();
  }

  /** To be asked before anything is kept. */
  async matcher(userId: string): Promise<RuleMatcher> {
    return ruleMatcher(await this.rules.findAll(userId));
  }

  /** The rule by which that may not be kept, if the user asked never to. */
  async refusalOf(userId: string, text: string): Promise<NeverToBeRemembered | undefined> {
    const rule = (await this.matcher(userId))(text);
    return rule && new NeverToBeRemembered(rule);
  }
}

function toMemoryRule({ id, kind, text, createdAt }: MemoryRuleRow): MemoryRule {
  return { id, kind, text, createdAt: createdAt.toISOString() };
}
