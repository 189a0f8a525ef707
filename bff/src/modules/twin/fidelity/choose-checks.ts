export type CheckKind = 'person' | 'place' | 'topic' | 'liking';

/** What can be chosen from, the most likely first. */
export interface Pool {
  readonly kind: CheckKind;
  readonly options: readonly { readonly id: string; readonly weight: number }[];
}

export interface PlannedCheck {
  readonly kind: CheckKind;
  readonly choices: readonly string[];
  /** What the twin says before its owner does. */
  readonly predicted: string;
}

/** Of more nobody has an opinion: the rest is spoken of too seldom. */
const MOST_OPTIONS = 9;

/**
 * Questions of three choices that were not asked yet, in turn of each kind. Nothing is drawn by lot: the same memories
 * give the same questions. Choices stand in the order of their ids, which says nothing of what was predicted.
 */
export function chooseChecks(
  pools: readonly Pool[],
  asked: readonly (readonly string[])[],
  most: number,
): PlannedCheck[] {
  const known = new Set(asked.map(keyOf));
  const byPool = pools.map((pool) => plansOf(pool).filter(({ choices }) => !known.has(keyOf(choices))));
  const longest = Math.max(0, ...byPool.map((plans) => plans.length));
  const inTurn = Array.from({ length: longest }, (_, place) =>
    byPool.flatMap((plans) => plans.slice(place, place + 1)),
  );
  return inTurn.flat().slice(0, most);
}

function plansOf({ kind, options }: Pool): PlannedCheck[] {
  const top = options.toSorted((one, other) => other.weight - one.weight).slice(0, MOST_OPTIONS);
  const plans: PlannedCheck[] = [];
  for (const [first, predicted] of top.entries()) {
    for (const [second, rival] of top.entries()) {
      if (second <= first) continue;
      for (const last of top.slice(second + 1)) {
        const choices = [predicted.id, rival.id, last.id].toSorted();
        plans.push({ kind, choices, predicted: predicted.id });
      }
    }
  }
  return plans;
}

function keyOf(choices: readonly string[]): string {
  return choices.toSorted().join(' ');
}
