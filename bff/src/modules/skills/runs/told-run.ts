import { type SkillCatalogue } from '../kit/skill-catalogue.js';
import { type SkillIcon, type SkillManifest } from '../kit/skill-manifest.js';
import { type Screen, type Theme } from '../screens.js';
import { type SkillRun } from './runs.dto.js';
import { type RunRow } from './runs.repository.js';

type Asked = RunRow['asked'][number];
type Told = Pick<RunRow, 'outcome' | 'asked'>;

/** What the manifests of its skills make of a run: how it is told, and what the page that asked shows of it. */
export class ToldRun {
  constructor(
    private readonly run: Told,
    private readonly skills: SkillCatalogue,
  ) {}

  /** How Activity names one of its calls. */
  titleOf({ skill, parameters }: Asked): string {
    const manifest = this.skills.find(skill);
    return manifest?.told?.(parameters) ?? titleOf(manifest?.title ?? spoken(skill), parameters, manifest);
  }

  iconOf({ skill }: Asked): SkillIcon {
    return this.skills.find(skill)?.icon ?? 'info';
  }

  /** The screen and the theme that the last of its calls asks for, once it is done. */
  get shown(): { screen: Screen | null; theme: Theme | null } {
    const [last] = this.run.outcome === 'completed' ? this.run.asked.slice(-1) : [];
    const { screen, theme } = (last && this.skills.find(last.skill)?.shows?.(last.parameters)) ?? {};
    return { screen: screen ?? null, theme: theme ?? null };
  }

  get cards(): SkillRun['cards'] {
    const manifests =
      this.run.outcome === 'completed' ? this.run.asked.map(({ skill }) => this.skills.find(skill)) : [];
    return [...new Set(manifests.flatMap((manifest) => manifest?.card ?? []))];
  }

  /** It opens a screen and does nothing else. */
  get isVisit(): boolean {
    const { asked } = this.run;
    return asked.length > 0 && asked.every(({ skill }) => this.skills.find(skill)?.isVisit);
  }

  /** Nothing in it could be meant by "it". */
  get isPassing(): boolean {
    return this.run.asked.every(({ skill }) => this.skills.find(skill)?.dialogue?.isPassing);
  }
}

/** A skill of several operations is named with the one that was meant; its description tells of all. */
function titleOf(
  title: string,
  { operation }: Asked['parameters'],
  manifest: SkillManifest | undefined,
): string {
  if (typeof operation === 'string') return `${title}, ${spaced(operation)}`;
  return manifest?.description.replace(/\.$/u, '') ?? title;
}

/** "media.play" of a skill that is no more, as "Media play". */
function spoken(skill: string): string {
  return skill.charAt(0).toUpperCase() + skill.slice(1).replaceAll('.', ' ');
}

function spaced(name: string): string {
  return name.replace(/([a-z])([A-Z])/gu, '$1 $2').toLowerCase();
}
