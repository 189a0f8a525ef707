import { type ContextName } from '../contexts/contexts.dto.js';
import { switchedOff } from '../contexts/switched-off.js';
import {
  type Asked,
  type Effect,
  type Performer,
  type RunContext,
  type SkillDescription,
  SkillRefused,
} from './performer.js';

/** Neighbouring things that are asked of the same performer. */
export interface Share {
  readonly performer: Performer;
  readonly asked: readonly Asked[];
}

/** Who does what. Whoever understood a sentence, its parameters are checked here before anything happens. */
export class Performers {
  constructor(private readonly all: readonly Performer[]) {}

  get skills(): SkillDescription[] {
    return this.all.flatMap(({ skills }) => skills);
  }

  /** Those that read nothing of what is switched off. */
  skillsWithout(contextsOff: readonly ContextName[]): SkillDescription[] {
    const left = this.all.filter(({ reads }) => switchedOff(reads, contextsOff) === undefined);
    return left.flatMap(({ skills }) => skills);
  }

  /** What to say instead of doing that, where it would read what is switched off. */
  refusalOf(asked: readonly Asked[], contextsOff: readonly ContextName[] = []): string | undefined {
    return asked
      .map(({ skill }) => switchedOff(this.performerOf(skill)?.reads, contextsOff))
      .find((refusal) => refusal !== undefined);
  }

  /** Throws `SkillRefused` where nobody can: what was done is then not said to be undone. */
  async undo(name: string, effect: Effect, context: RunContext): Promise<void> {
    const performer = this.all.find((each) => each.name === name);
    if (!performer?.undo) throw new SkillRefused('I do not know how to undo that.');
    await performer.undo(effect, context);
  }

  /** Undefined when some of it is nobody's: then none of it is done. Throws `SkillRefused` for parameters that cannot be. */
  divide(asked: readonly Asked[]): Share[] | undefined {
    const shares: { performer: Performer; asked: Asked[] }[] = [];
    for (const one of asked) {
      const performer = this.performerOf(one.skill);
      if (!performer) return undefined;
      const checked = withCheckedParameters(one, performer);
      const last = shares.at(-1);
      if (last?.performer === performer) last.asked.push(checked);
      else shares.push({ performer, asked: [checked] });
    }
    return shares;
  }

  private performerOf(skill: string): Performer | undefined {
    return this.all.find(({ skills }) => skills.some(({ name }) => name === skill));
  }
}

function withCheckedParameters(asked: Asked, { skills }: Performer): Asked {
  const description = skills.find(({ name }) => name === asked.skill);
  const checked = description?.parameters.safeParse(asked.parameters);
  if (checked?.success) return { ...asked, parameters: checked.data as Asked['parameters'] };
  const [issue] = checked?.error.issues ?? [];
  const isTold = issue !== undefined && issue.code !== 'unrecognized_keys';
  throw new SkillRefused(isTold ? issue.message : 'I cannot do that with what you said.');
}
