import type { TodayCard, TodayCardName } from '../../../shared/today/api/today.api';

export type Direction = 'left' | 'right' | 'up' | 'down';

const TITLES: Readonly<Record<TodayCardName, string>> = {
  brief: 'Morning brief',
  due: 'Due today',
  mood_check_in: 'Check in',
  confirm: 'For you to confirm',
  on_this_day: 'On this day',
  finding: 'Newest finding',
  body: 'Body',
  mood: 'Mood',
  home: 'Home',
  memory: 'Memory',
  devices: 'Devices',
  recent: 'Recent memories',
};

/** What a card is called; one of a later server is called by its own name. */
export function cardTitle(card: TodayCardName): string {
  return (TITLES as Partial<typeof TITLES>)[card] ?? card;
}

/** A step to a side, or over a row of so many columns. The same cards where it is at the end of its way. */
export function moveCard(
  cards: readonly TodayCard[],
  card: TodayCardName,
  direction: Direction,
  columns: number,
): readonly TodayCard[] {
  const from = cards.findIndex((one) => one.card === card);
  const step =
    direction === 'left' || direction === 'right' ? 1 : cardsOfARow(cards, from, direction, columns);
  const to = from + (direction === 'left' || direction === 'up' ? -step : step);
  return from < 0 || step === 0 || to < 0 || to >= cards.length ? cards : movedTo(cards, from, to);
}

/** To where another one stands. */
export function placeCard(
  cards: readonly TodayCard[],
  card: TodayCardName,
  at: TodayCardName,
): readonly TodayCard[] {
  const from = cards.findIndex((one) => one.card === card);
  const to = cards.findIndex((one) => one.card === at);
  return from < 0 || to < 0 || from === to ? cards : movedTo(cards, from, to);
}

export function changeCard(
  cards: readonly TodayCard[],
  card: TodayCardName,
  change: Partial<Pick<TodayCard, 'width' | 'isHidden'>>,
): readonly TodayCard[] {
  return cards.map((one) => (one.card === card ? { ...one, ...change } : one));
}

function movedTo(cards: readonly TodayCard[], from: number, to: number): TodayCard[] {
  const moved = cards.filter((_card, at) => at !== from);
  const card = cards[from];
  if (card) moved.splice(to, 0, card);
  return moved;
}

/** How many cards before or behind it fill a row; at the end as many as there are. */
function cardsOfARow(
  cards: readonly TodayCard[],
  from: number,
  direction: 'up' | 'down',
  columns: number,
): number {
  const others = direction === 'up' ? cards.slice(0, from).toReversed() : cards.slice(from + 1);
  let [filled, count] = [0, 0];
  for (const { width } of others) {
    if (filled >= columns) break;
    filled += Math.min(width, columns);
    count += 1;
  }
  return count;
}
