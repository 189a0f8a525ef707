import type { SkillList } from '../../../shared/skills/api/skills.api';

export type Skill = SkillList['items'][number];

export interface SkillGroup {
  title: string;
  skills: Skill[];
}

/** By the first part of a skill's name, in the order in which they are shown. */
const GROUPS: readonly [title: string, names: RegExp][] = [
  ['Memory', /^(?:remember|recall|leave-out|offer|summarise|compare|on-this-day|memory)\b/],
  ['Home', /^(?:home|light|fan|climate|media|vacuum|scene)\b/],
  ['Reminders, timers and lists', /^(?:reminder|alarm|timer|list)\b/],
  ['Screens and settings', /^(?:screen|setting)\b/],
];
const OTHERS = 'Everything else';

export const RISKS: Readonly<Record<Skill['risk'], string>> = {
  read: 'Only tells',
  write: 'Keeps or changes something; can be undone',
  physical: 'Moves something in the home; can be undone',
  guarded: 'Asks for a yes first',
};

/** Those that hold all of the words, by domain; groups of which nothing is left are gone. */
export function skillGroups(skills: readonly Skill[], words: string): SkillGroup[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = skills.filter(({ description, examples }) => {
    const said = [description, ...examples].join(' ').toLowerCase();
    return wanted.every((word) => said.includes(word));
  });
  const groupOf = ({ name }: Skill): string => GROUPS.find(([, names]) => names.test(name))?.[0] ?? OTHERS;
  return [...GROUPS.map(([title]) => title), OTHERS].flatMap((title) => {
    const own = fitting.filter((skill) => groupOf(skill) === title);
    return own.length > 0 ? [{ title, skills: own }] : [];
  });
}
