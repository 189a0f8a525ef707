import { z } from 'zod';
import { words } from '../../../common/language/tokens.js';
import { type ModelCall, type ModelTool } from '../../../integrations/language-model/language-model.js';
import { type SkillCall } from '../kit/skill-handler.js';
import { type SkillManifest } from '../kit/skill-manifest.js';
import { estimateTokens, fitting } from './tokens.js';

/** More devices than that are no answer to one message. */
const MAX_TARGETS = 100;

const targets = z
  .array(z.string())
  .max(MAX_TARGETS)
  .optional()
  .describe('Ids from <devices>, where the skill is about devices.');

/** The skills as a model sees them, those that share words with the message first, as many as fit. */
export class Tools {
  readonly list: readonly ModelTool[];
  /** What they take of the context. */
  readonly tokens: number;
  private readonly skills: ReadonlyMap<string, SkillManifest>;

  constructor(skills: readonly SkillManifest[], message: string, budget: number) {
    const sorted = byRelevance(skills, message);
    const described = fitting(sorted.map(describe), budget);
    this.tokens = estimateTokens(described.join(''));
    const chosen = sorted.slice(0, described.length);
    this.skills = new Map(chosen.map((skill) => [toolName(skill), skill]));
    this.list = chosen.map((skill) => ({
      name: toolName(skill),
      description: skill.description,
      input: inputOf(skill),
    }));
  }

  /** What a call asks for; the problem in words for the model where it is none of the skills or does not fit. */
  read({ tool, input }: ModelCall): SkillCall | { problem: string } {
    const skill = this.skills.get(tool);
    if (!skill) return { problem: `There is no tool called ${tool}.` };
    const read = inputOf(skill).safeParse(input);
    if (!read.success) return { problem: `Nothing was done. ${z.prettifyError(read.error)}` };
    const { parameters, targets: ids = [] } = read.data;
    return { skill: skill.name, parameters: parameters as SkillCall['parameters'], targets: ids };
  }

  /** Whether the skill only tells. */
  isReading({ skill }: SkillCall): boolean {
    return [...this.skills.values()].find(({ name }) => name === skill)?.risk === 'read';
  }
}

function inputOf({ parameters }: SkillManifest) {
  return z.object({ parameters, targets });
}

/** OpenAI allows no dots. */
function toolName({ name }: SkillManifest): string {
  return name.replaceAll(/[^\w-]/g, '_').slice(0, 64);
}

function describe(skill: SkillManifest): string {
  return JSON.stringify([
    toolName(skill),
    skill.description,
    z.toJSONSchema(inputOf(skill), { io: 'input', unrepresentable: 'any' }),
  ]);
}

function byRelevance(skills: readonly SkillManifest[], message: string): SkillManifest[] {
  const said = new Set(words(message));
  const shared = new Map(
    skills.map((skill) => {
      const { description, examples } = skill;
      return [skill, new Set(words([description, ...examples].join(' ')).filter((word) => said.has(word)))];
    }),
  );
  // The fewer skills a word is of, the more it tells: "the" is of nearly all.
  const rarity = (word: string): number => 1 / [...shared.values()].filter((own) => own.has(word)).length;
  const score = (skill: SkillManifest): number =>
    [...(shared.get(skill) ?? [])].reduce((sum, word) => sum + rarity(word), 0);
  const scores = new Map(skills.map((skill) => [skill, score(skill)]));
  return skills.toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0));
}
