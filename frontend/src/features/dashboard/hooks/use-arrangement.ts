import { useState } from 'react';
import { errorMessage } from '../../../api/api-error';
import { notify } from '../../../lib/notify';
import {
  type TodayCard,
  type TodayCardName,
  useArrangeTodayMutation,
  useResetTodayMutation,
} from '../../../shared/today/api/today.api';
import { cardTitle } from '../lib/arrange';

type Cards = readonly TodayCard[];

interface Arrangement {
  cards: Cards;
  /** What changed last, to be read out. */
  said: string;
  /** Shows it without keeping it, as while it is dragged. */
  preview: (cards: Cards) => void;
  keep: (cards: Cards, said: string) => void;
  reset: () => void;
}

/** The cards while they are arranged: each change stands at once, and is kept for every device. */
export function useArrangement(first: Cards): Arrangement {
  const [cards, setCards] = useState(first);
  const [said, setSaid] = useState('');
  const [arrange] = useArrangeTodayMutation();
  const [putBack] = useResetTodayMutation();

  const keep = async (changed: Cards, words: string): Promise<void> => {
    const before = cards;
    setCards(changed);
    setSaid(words);
    const { error } = await arrange({ arrangeToday: { cards: [...changed] } });
    if (!error) return;
    setCards(before);
    notify.error(errorMessage(error));
  };
  const reset = async (): Promise<void> => {
    const { data, error } = await putBack();
    if (error) notify.error(errorMessage(error));
    if (!data) return;
    setCards(data.cards);
    setSaid('Every card is at its own place again.');
  };
  return {
    ...{ cards, said, preview: setCards },
    keep: (changed, words) => void keep(changed, words),
    reset: () => void reset(),
  };
}

/** "Body, place 3 of 12". */
export function placeWords(cards: Cards, card: TodayCardName): string {
  const place = cards.findIndex((one) => one.card === card) + 1;
  return `${cardTitle(card)}, place ${String(place)} of ${String(cards.length)}`;
}
