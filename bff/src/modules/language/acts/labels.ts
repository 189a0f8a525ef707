import { type Act, ACTS } from '../understanding.js';

/** Between an act and its skill. */
const MARK = '|';

/** The act of `act` or `act|skill`. Throws on any other. */
export function actOf(label: string): Act {
  const cut = label.indexOf(MARK);
  const name = cut < 0 ? label : label.slice(0, cut);
  const act = ACTS.find((known) => known === name);
  if (act === undefined) throw new Error(`"${label}" begins with no act`);
  return act;
}

export function hasSkill(label: string): boolean {
  return label.includes(MARK);
}

/** Columns that are alternatives of each other: one of them is right. */
export interface ColumnGroup {
  readonly from: number;
  readonly to: number;
}

/** The columns of a model: all acts, then the skills of one act after those of the other. */
export interface Columns {
  readonly labels: readonly string[];
  readonly acts: ColumnGroup;
  /** An act without an entry has no skills to choose from. */
  readonly skills: ReadonlyMap<Act, ColumnGroup>;
}

/** Labels in the order of their columns; those of acts are added where seeds name skills only. */
export function columnsOf(labels: Iterable<string>): Columns {
  const known = [...new Set(labels)].sort();
  const acts = ACTS.filter((act) => known.some((label) => actOf(label) === act));
  const ordered: string[] = [...acts];
  const skills = new Map<Act, ColumnGroup>();
  for (const act of acts) {
    const own = known.filter((label) => hasSkill(label) && actOf(label) === act);
    if (own.length > 0) skills.set(act, { from: ordered.length, to: ordered.length + own.length });
    ordered.push(...own);
  }
  return { labels: ordered, acts: { from: 0, to: acts.length }, skills };
}
