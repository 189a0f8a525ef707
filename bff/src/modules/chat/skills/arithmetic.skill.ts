import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { ProvidesSkills } from '../../skills/kit/registration.js';
import {
  type HandlerResult,
  type RunContext,
  type SkillCall,
  type SkillHandler,
  SkillRefused,
} from '../../skills/kit/skill-handler.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';

const OPERATIONS = ['add', 'subtract', 'multiply', 'divide', 'percent', 'half', 'root', 'square'] as const;
const sum = z.strictObject({
  operation: z.enum(OPERATIONS),
  a: z.number().optional(),
  b: z.number().optional(),
});
type Sum = z.output<typeof sum>;

/** More of it is the machine's way to write a number, not the number. */
const DIGITS = 12;

export const ARITHMETIC = defineSkill({
  name: 'arithmetic',
  title: 'Arithmetic',
  group: 'Everything else',
  icon: 'info',
  description: 'Works out a sum of two numbers, a share, a root or a square.',
  parameters: sum,
  examples: ['What is 12 times 7?', 'What is 15 percent of 80?'],
  risk: 'read',
  dialogue: { isPassing: true },
});

@Injectable()
@ProvidesSkills()
export class ArithmeticHandler implements SkillHandler {
  readonly name = 'arithmetic';
  readonly skills = [ARITHMETIC];

  perform(asked: readonly SkillCall[], { phrases }: RunContext): Promise<HandlerResult> {
    const answer = asked
      .map(({ parameters }) => phrases.say('sum', { result: resultOf(sum.parse(parameters), phrases) }))
      .join(' ');
    return Promise.resolve({ answer });
  }
}

function resultOf(asked: Sum, phrases: TwinPhrases): string {
  const value = valueOf(asked);
  if (!Number.isFinite(value)) throw new SkillRefused(phrases.say('sum-none'));
  return new Intl.NumberFormat(phrases.locale, { maximumSignificantDigits: DIGITS }).format(value);
}

function valueOf({ operation, a = 0, b = 0 }: Sum): number {
  switch (operation) {
    case 'add':
      return a + b;
    case 'subtract':
      return a - b;
    case 'multiply':
      return a * b;
    case 'divide':
      return b === 0 ? Number.NaN : a / b;
    case 'percent':
      return (a / 100) * b;
    case 'half':
      return b / 2;
    case 'root':
      return Math.sqrt(a);
    case 'square':
      return a * a;
  }
}
