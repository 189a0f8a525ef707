import type { TodayCard } from '../../../shared/today/api/today.api';
import { cardTitle, changeCard, moveCard, placeCard } from './arrange';

const CARDS: TodayCard[] = (['brief', 'due', 'body', 'mood', 'home'] as const).map((card) => ({
  card,
  width: card === 'brief' ? 2 : 1,
  isHidden: false,
}));
const names = (cards: readonly TodayCard[]): string => cards.map(({ card }) => card).join(' ');

test('a card moves a step to each side, and no further than the ends', () => {
  expect(names(moveCard(CARDS, 'due', 'left', 4))).toBe('due brief body mood home');
  expect(names(moveCard(CARDS, 'due', 'right', 4))).toBe('brief body due mood home');
  expect(moveCard(CARDS, 'brief', 'left', 4)).toBe(CARDS);
  expect(moveCard(CARDS, 'home', 'down', 4)).toBe(CARDS);
});

test('up and down it passes as many cards as fill a row', () => {
  expect(names(moveCard(CARDS, 'home', 'up', 2))).toBe('brief due home body mood');
  expect(names(moveCard(CARDS, 'mood', 'up', 4))).toBe('mood brief due body home');
  expect(names(moveCard(CARDS, 'brief', 'down', 1))).toBe('due brief body mood home');
});

test('a card is put where another one stands', () => {
  expect(names(placeCard(CARDS, 'home', 'due'))).toBe('brief home due body mood');
  expect(names(placeCard(CARDS, 'brief', 'home'))).toBe('due body mood home brief');
  expect(placeCard(CARDS, 'due', 'due')).toBe(CARDS);
});

test('a card is hidden and widened by itself', () => {
  const changed = changeCard(CARDS, 'body', { isHidden: true, width: 2 });
  expect(changed[2]).toEqual({ card: 'body', width: 2, isHidden: true });
  expect(changed[1]).toBe(CARDS[1]);
});

test('a card of a later server is called by its name', () => {
  expect(cardTitle('on_this_day')).toBe('On this day');
  expect(cardTitle('weather' as 'home')).toBe('weather');
});
