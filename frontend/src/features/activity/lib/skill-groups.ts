import type { SkillList } from '../../../shared/skills/api/skills.api';

export type Skill = SkillList['items'][number];

export interface SkillGroup {
  title: string;
  skills: Skill[];
}

export const RISKS: Readonly<Record<Skill['risk'], string>> = {
  read: 'Read-only',
  write: 'Saves or changes something; can be undone',
  physical: 'Moves something in the home; can be undone',
  guarded: 'Asks for confirmation first',
};

/** Those that hold all of the words, by group in the server’s order; groups of which nothing is left are gone. */
export function skillGroups(skills: readonly Skill[], words: string): SkillGroup[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = skills.filter(({ description, examples }) => {
    const said = [description, ...examples].join(' ').toLowerCase();
    return wanted.every((word) => said.includes(word));
  });
  return [...Map.groupBy(fitting, ({ group }) => group)].map(([title, own]) => ({ title, skills: own }));
}
