export interface Judged {
  category: string;
  /** The question shares no stem with any memory that holds its answer: only meaning can find them. */
  isOtherWords: boolean;
  /** Ids of the memories that hold the answer. */
  evidence: ReadonlySet<string>;
  ranking: readonly string[];
}

const RECALL_AT = [1, 5, 10, 20];
const NDCG_AT = 10;
/** Questions about the wrong person, whose evidence is the right person's memory: kept out of the sum. */
export const ADVERSARIAL = 'adversarial';

/** Percentages by category: recall at several depths and nDCG@10, as `data/retrieval/score.mjs` computes them. */
export function summarise(judged: readonly Judged[]): Record<string, Record<string, number>> {
  const categories = [...new Set(judged.map(({ category }) => category))].sort();
  const groups = categories.map((category): [string, readonly Judged[]] => [
    category,
    judged.filter((one) => one.category === category),
  ]);
  const four = judged.filter(({ category }) => category !== ADVERSARIAL);
  groups.push(['all but adversarial', four]);
  groups.push(['of these, no stem shared', four.filter(({ isOtherWords }) => isOtherWords)]);
  return Object.fromEntries(groups.map(([name, group]) => [name, measure(group)]));
}

function measure(group: readonly Judged[]): Record<string, number> {
  const recalls = RECALL_AT.map((depth): [string, number] => [
    `R@${String(depth)}`,
    percentage(group, (one) => recall(one, depth)),
  ]);
  return {
    n: group.length,
    ...Object.fromEntries(recalls),
    [`nDCG@${String(NDCG_AT)}`]: percentage(group, gain),
  };
}

function percentage(group: readonly Judged[], score: (one: Judged) => number): number {
  const mean = group.reduce((sum, one) => sum + score(one), 0) / group.length;
  return Math.round(mean * 1000) / 10;
}

export function recall({ evidence, ranking }: Pick<Judged, 'evidence' | 'ranking'>, depth: number): number {
  return ranking.slice(0, depth).filter((id) => evidence.has(id)).length / evidence.size;
}

export function gain({ evidence, ranking }: Pick<Judged, 'evidence' | 'ranking'>): number {
  let found = 0;
  let ideal = 0;
  for (let place = 0; place < NDCG_AT; place++) {
    const worth = 1 / Math.log2(place + 2);
    if (evidence.has(ranking[place] ?? '')) found += worth;
    if (place < evidence.size) ideal += worth;
  }
  return found / ideal;
}
