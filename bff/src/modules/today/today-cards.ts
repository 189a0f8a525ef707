/** What Today can show, in the order that stands until somebody arranges it; the width in columns. */
export const TODAY_CARDS = {
  brief: 2,
  due: 1,
  mood_check_in: 1,
  confirm: 1,
  on_this_day: 1,
  finding: 2,
  body: 1,
  mood: 1,
  home: 1,
  memory: 1,
  devices: 1,
  recent: 2,
} as const satisfies Record<string, CardWidth>;

export const MOST_COLUMNS = 2;
export type CardWidth = 1 | 2;
export type TodayCardName = keyof typeof TODAY_CARDS;

export interface TodayCard {
  readonly card: TodayCardName;
  readonly width: CardWidth;
  readonly isHidden: boolean;
}

export const CARD_NAMES = Object.keys(TODAY_CARDS) as TodayCardName[];

/**
 * All cards as somebody arranged them. What was kept by another version may name cards that are gone, which are left out,
 * and lack some that came since: those stand after what is before them by default.
 */
export function arrangedCards(kept: unknown): TodayCard[] {
  const cards = keptCards(kept);
  CARD_NAMES.forEach((card, at) => {
    if (cards.some((one) => one.card === card)) return;
    const before = CARD_NAMES.slice(0, at).findLast((name) => cards.some((one) => one.card === name));
    const place = cards.findIndex((one) => one.card === before) + 1;
    cards.splice(place, 0, { card, width: TODAY_CARDS[card], isHidden: false });
  });
  return cards;
}

function keptCards(kept: unknown): TodayCard[] {
  if (!Array.isArray(kept)) return [];
  const known = kept.flatMap((one: Partial<TodayCard> | null) => {
    const card = CARD_NAMES.find((name) => name === one?.card);
    return card === undefined
      ? []
      : [{ card, width: one?.width === MOST_COLUMNS ? 2 : 1, isHidden: one?.isHidden === true } as const];
  });
  return known.filter((one, at) => known.findIndex(({ card }) => card === one.card) === at);
}
