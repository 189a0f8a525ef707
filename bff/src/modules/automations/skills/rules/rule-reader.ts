import { Injectable } from '@nestjs/common';
import { ReadsWholeMessages } from '../../../skills/kit/registration.js';
import { type SkillCall } from '../../../skills/kit/skill-handler.js';
import { type SaidWhole, type WholeReader } from '../../../skills/kit/whole-reader.js';
import { heardIn, partsOf, ruleFrom } from '../../draft/draft-rule.js';
import { MAKE_AUTOMATION } from './rules.skill.js';

const LONGEST_NAME = 80;

/** “When I log a headache in the evening, dim the lights”: where both parts are understood to the last word. */
@Injectable()
@ReadsWholeMessages()
export class RuleReader implements WholeReader {
  read({ text, home, phrases, readAlone }: SaidWhole): readonly SkillCall[] | undefined {
    const parts = partsOf(text, phrases);
    const heard = parts && heardIn(parts.when, home, phrases);
    if (!heard) return undefined;
    const { outcome, calls } = readAlone(parts.then);
    if (outcome !== 'act' || calls.length === 0) return undefined;
    const done = calls.map(({ skill, parameters, targets }) => ({
      skill,
      parameters,
      targets: [...targets],
    }));
    const name = text.trim().slice(0, LONGEST_NAME);
    const parameters = { name, source: text.trim(), rule: ruleFrom(heard, parts.then, done) };
    return [{ skill: MAKE_AUTOMATION.name, parameters, targets: [] }];
  }
}
