import { type PointerEvent, useRef, useState } from 'react';
import type { TodayCard, TodayCardName } from '../../../shared/today/api/today.api';
import { placeCard } from '../lib/arrange';
import { placeWords } from './use-arrangement';

interface CardDragOptions {
  cards: readonly TodayCard[];
  preview: (cards: readonly TodayCard[]) => void;
  keep: (cards: readonly TodayCard[], said: string) => void;
}

interface CardDrag {
  dragged: TodayCardName | null;
  grab: (card: TodayCardName, event: PointerEvent<HTMLElement>) => void;
  /** For the grid around the cards, whose places carry `data-card`. */
  listeners: Record<'onPointerMove' | 'onPointerUp' | 'onPointerCancel', (event: PointerEvent) => void>;
}

/** A card under a pointer takes the place of the one it is moved over; it is kept when it is let go. */
export function useCardDrag({ cards, preview, keep }: CardDragOptions): CardDrag {
  const [dragged, setDragged] = useState<TodayCardName | null>(null);
  const before = useRef<readonly TodayCard[]>(cards);
  // Cards of other widths change places under a pointer that rests: only one that was left counts again.
  const over = useRef<TodayCardName | null>(null);

  const grab = (card: TodayCardName, event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    before.current = cards;
    over.current = card;
    setDragged(card);
  };
  const moveOver = (event: PointerEvent): void => {
    if (dragged === null) return;
    const target = cardAt(event);
    if (target === over.current) return;
    over.current = target;
    if (target !== null) preview(placeCard(cards, dragged, target));
  };
  const drop = (): void => {
    if (dragged === null) return;
    setDragged(null);
    if (cards !== before.current) keep(cards, placeWords(cards, dragged));
  };
  const cancel = (): void => {
    if (dragged === null) return;
    setDragged(null);
    preview(before.current);
  };
  return {
    ...{ dragged, grab },
    listeners: { onPointerMove: moveOver, onPointerUp: drop, onPointerCancel: cancel },
  };
}

function cardAt({ clientX, clientY }: PointerEvent): TodayCardName | null {
  const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-card]');
  return (place?.dataset.card as TodayCardName | undefined) ?? null;
}
