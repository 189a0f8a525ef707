import { type ContextName } from '../contexts/contexts.dto.js';
import { switchedOff } from '../contexts/switched-off.js';
import {
  type SkillCall,
  type Effect,
  type SkillFamily,
  type RunContext,
  SkillRefused,
} from '../kit/skill-family.js';
import { type SkillManifest } from '../kit/skill-manifest.js';

/** What a family did, as it is stored with a run. */
export interface StoredEffect {
  readonly performer: string;
  readonly effect: Effect;
}

/** Neighbouring things that are asked of the same performer. */
export interface Share {
  readonly performer: SkillFamily;
  readonly asked: readonly SkillCall[];
}

/** Who does what. Whoever understood a sentence, its parameters are checked here before anything happens. */
export class Performers {
  private families: readonly SkillFamily[] | undefined;

  /** `found` is asked when the first call comes: the modules that provide the families have started by then. */
  constructor(private readonly found: () => readonly SkillFamily[]) {}

  /** Reminders and timers that these effects made or changed, by their ids. */
  remindersIn(effects: readonly StoredEffect[]): string[] {
    const ids = effects.flatMap(
      ({ performer, effect }) => this.familyOf(performer)?.remindersIn?.(effect) ?? [],
    );
    return [...new Set(ids)];
  }

  get skills(): SkillManifest[] {
    return this.all.flatMap(({ skills }) => skills);
  }

  /** Those that read nothing of what is switched off. */
  skillsWithout(contextsOff: readonly ContextName[]): SkillManifest[] {
    const left = this.all.filter(({ reads }) => switchedOff(reads, contextsOff) === undefined);
    return left.flatMap(({ skills }) => skills);
  }

  /** What to say instead of doing that, where it would read what is switched off. */
  refusalOf(asked: readonly SkillCall[], contextsOff: readonly ContextName[] = []): string | undefined {
    return asked
      .map(({ skill }) => switchedOff(this.performerOf(skill)?.reads, contextsOff))
      .find((refusal) => refusal !== undefined);
  }

  /** Throws `SkillRefused` where nobody can: what was done is then not said to be undone. */
  async undo(name: string, effect: Effect, context: RunContext): Promise<void> {
    const performer = this.familyOf(name);
    if (!performer?.undo) throw new SkillRefused('I do not know how to undo that.');
    await performer.undo(effect, context);
  }

  /** Undefined when some of it is nobody's: then none of it is done. Throws `SkillRefused` for parameters that cannot be. */
  divide(asked: readonly SkillCall[]): Share[] | undefined {
    const shares: { performer: SkillFamily; asked: SkillCall[] }[] = [];
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

  private get all(): readonly SkillFamily[] {
    this.families ??= this.found();
    return this.families;
  }

  private familyOf(name: string): SkillFamily | undefined {
    return this.all.find((each) => each.name === name);
  }

  private performerOf(skill: string): SkillFamily | undefined {
    return this.all.find(({ skills }) => skills.some(({ name }) => name === skill));
  }
}

function withCheckedParameters(asked: SkillCall, { skills }: SkillFamily): SkillCall {
  const description = skills.find(({ name }) => name === asked.skill);
  const checked = description?.parameters.safeParse(asked.parameters);
  if (checked?.success) return { ...asked, parameters: checked.data as SkillCall['parameters'] };
  const [issue] = checked?.error.issues ?? [];
  const isTold = issue !== undefined && issue.code !== 'unrecognized_keys';
  throw new SkillRefused(isTold ? issue.message : 'I cannot do that with what you said.');
}
