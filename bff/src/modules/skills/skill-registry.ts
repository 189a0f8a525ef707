import { contextRefusal } from './contexts/context-refusal.js';
import { type TalkSkill, type SpokenContext, type Phrase } from './skill.js';
import { type Act, type Clause } from '../language/understanding.js';
import { readUtterance } from './understanding/utterance.js';

export interface Understood {
  readonly skill: TalkSkill;
  readonly parameters: unknown;
}

/** What the twin can do. The first skill that recognises an utterance answers it. */
export class SkillRegistry {
  private sorted: readonly TalkSkill[] | undefined;

  /** `found` is asked when the first message comes: the modules that provide the skills have started by then. */
  constructor(private readonly found: () => readonly TalkSkill[]) {}

  get skills(): readonly TalkSkill[] {
    this.sorted ??= this.found().toSorted((one, other) => one.precedence - other.precedence);
    return this.sorted;
  }

  /** The skill of that name, if it answers messages. */
  named(name: string): TalkSkill | undefined {
    return this.skills.find(({ manifest }) => manifest.name === name);
  }

  /** Who answers a clause of that act. */
  of(act: Act, clause: Clause): Understood | undefined {
    for (const skill of this.skills) {
      const parameters = skill.acts?.includes(act) ? skill.fromClause?.(clause) : undefined;
      if (parameters !== undefined) return { skill, parameters };
    }
    return undefined;
  }

  understand(text: string): Understood | undefined {
    const utterance = readUtterance(text);
    for (const skill of this.skills) {
      const parameters = skill.understand(utterance);
      if (parameters !== undefined) return { skill, parameters };
    }
    return undefined;
  }

  /** What is done before it is answered. */
  async keep({ skill, parameters }: Understood, context: SpokenContext): Promise<Phrase | undefined> {
    return skill.keep?.(skill.manifest.parameters.parse(parameters), context);
  }

  /** Whoever chose the skill, its parameters are checked before it acts, and that it may read what it reads. */
  run({ skill, parameters }: Understood, context: SpokenContext): Iterable<Phrase> | AsyncIterable<Phrase> {
    const refusal = contextRefusal(skill.reads, context.disabledContexts, context.phrases);
    if (refusal !== undefined) return [{ text: refusal }];
    return skill.run(skill.manifest.parameters.parse(parameters), context);
  }
}
