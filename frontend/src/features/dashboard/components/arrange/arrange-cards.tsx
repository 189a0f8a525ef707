import { Box, Button, LiveRegion, Row, Text } from '@twyn/design-system';
import { type ReactElement, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { TodayCard, TodayCardName } from '../../../../shared/today/api/today.api';
import { placeWords, useArrangement } from '../../hooks/use-arrangement';
import { useCardDrag } from '../../hooks/use-card-drag';
import { cardTitle, changeCard, type Direction, moveCard } from '../../lib/arrange';
import { ONE, TODAY_GRID, TWO, WIDE } from '../../lib/today-grid';
import { focusArrangeButton } from './arrange-button';
import { ArrangeTile } from './arrange-tile';

interface ArrangeCardsProps {
  cards: readonly TodayCard[];
  onDone: () => void;
}

/** Today while it is arranged: by pointer, by the buttons of each card, or by the arrow keys on them. */
export function ArrangeCards({ cards: first, onDone }: ArrangeCardsProps): ReactElement {
  const { cards, said, preview, keep, reset } = useArrangement(first);
  const grid = useRef<HTMLDivElement>(null);
  const drag = useCardDrag({ cards, preview, keep });
  const done = useRef<HTMLButtonElement>(null);
  useEscape(onDone);
  // What had the focus may be gone with the cards.
  useEffect(() => {
    done.current?.focus();
    return focusArrangeButton;
  }, []);

  const move = (card: TodayCardName, direction: Direction): void => {
    const moved = moveCard(cards, card, direction, columnsOf(grid));
    if (moved !== cards) keep(moved, placeWords(moved, card));
  };
  const widen = ({ card, width }: TodayCard): void => {
    const wider = width === 1 ? 2 : 1;
    const words = wider === 2 ? 'two columns wide' : 'one column wide';
    keep(changeCard(cards, card, { width: wider }), `${cardTitle(card)}, ${words}`);
  };
  const show = ({ card }: TodayCard, isShown: boolean): void =>
    keep(
      changeCard(cards, card, { isHidden: !isShown }),
      `${cardTitle(card)}, ${isShown ? 'shown' : 'hidden'}`,
    );

  return (
    <Box sx={WIDE} role="group" aria-label="Arrange cards">
      <Row justify="between" style={{ marginBottom: 16 }}>
        <Text tone="muted">Drag a card by its name, or move it with its buttons or the arrow keys.</Text>
        <Row>
          <Button tone="quiet" onClick={reset}>
            Reset
          </Button>
          <Button ref={done} onClick={onDone}>
            Done
          </Button>
        </Row>
      </Row>
      <Box ref={grid} sx={TODAY_GRID} {...drag.listeners}>
        {cards.map((card) => (
          <Box key={card.card} data-card={card.card} sx={card.width === 2 ? TWO : ONE}>
            <ArrangeTile
              card={card}
              isDragged={drag.dragged === card.card}
              onMove={(direction) => move(card.card, direction)}
              onWidth={() => widen(card)}
              onShow={(isShown) => show(card, isShown)}
              onGrab={(event) => drag.grab(card.card, event)}
            />
          </Box>
        ))}
      </Box>
      <LiveRegion>{said}</LiveRegion>
    </Box>
  );
}

/** As many as the grid has at this width of the window. */
function columnsOf(grid: RefObject<HTMLElement | null>): number {
  if (!grid.current) return 1;
  const columns = getComputedStyle(grid.current).gridTemplateColumns;
  return Math.max(1, columns.split(' ').filter((one) => one.endsWith('px')).length);
}

function useEscape(onEscape: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
