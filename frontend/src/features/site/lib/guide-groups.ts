import type { Article } from '../content/catalog';

interface GuideGroup {
  name: string;
  guides: Article[];
}

/** Parts in the order in which their first guide stands. */
export function guideGroups(guides: Article[]): GuideGroup[] {
  const names = [...new Set(guides.map(({ group }) => group ?? 'More'))];
  return names.map((name) => ({ name, guides: guides.filter(({ group }) => (group ?? 'More') === name) }));
}
