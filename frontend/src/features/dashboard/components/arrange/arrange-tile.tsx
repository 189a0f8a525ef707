import { Box, Card, Icon, IconButton, Row, Stack, Switch, Text, VisuallyHidden } from '@twyn/design-system';
import type { KeyboardEvent, PointerEvent, ReactElement } from 'react';
import type { TodayCard } from '../../../../shared/today/api/today.api';
import { cardTitle, type Direction } from '../../lib/arrange';

export interface ArrangeTileProps {
  card: TodayCard;
  isDragged: boolean;
  onMove: (direction: Direction) => void;
  onWidth: () => void;
  onShow: (isShown: boolean) => void;
  onGrab: (event: PointerEvent<HTMLElement>) => void;
}

const BUTTONS = [
  ['left', 'chevron-left'],
  ['right', 'chevron-right'],
  ['up', 'chevron-up'],
  ['down', 'chevron-down'],
] as const;
const KEYS: Readonly<Partial<Record<string, Direction>>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** A card while it is arranged: its name and what can be done with it, in place of what it shows. */
export function ArrangeTile(props: ArrangeTileProps): ReactElement {
  const { card, isDragged, onMove, onWidth, onShow, onGrab } = props;
  const title = cardTitle(card.card);
  const handleKey = (event: KeyboardEvent): void => {
    const direction = KEYS[event.key];
    if (!direction || !(event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    onMove(direction);
  };
  return (
    <Card
      padding="dense"
      aria-label={title}
      onKeyDown={handleKey}
      style={{ height: '100%', opacity: isDragged || card.isHidden ? 0.6 : 1 }}
    >
      <Stack spacing={1.5}>
        <Row justify="between" nowrap>
          <Box
            sx={{ flex: 1, minWidth: 0, cursor: 'grab', touchAction: 'none', userSelect: 'none' }}
            onPointerDown={onGrab}
          >
            <Text as="h3" variant="h3">
              {title}
            </Text>
          </Box>
          <Switch
            label={<VisuallyHidden>Show {title}</VisuallyHidden>}
            checked={!card.isHidden}
            onChange={(event) => onShow(event.target.checked)}
          />
        </Row>
        <Row gap={0.5}>
          {BUTTONS.map(([direction, icon]) => (
            <IconButton
              key={direction}
              size="sm"
              label={`Move ${title} ${direction}`}
              icon={<Icon name={icon} size={18} />}
              onClick={() => onMove(direction)}
            />
          ))}
          <IconButton
            size="sm"
            label={card.width === 1 ? `Make ${title} wide` : `Make ${title} narrow`}
            icon={<Icon name={card.width === 1 ? 'plus' : 'minus'} size={18} />}
            onClick={onWidth}
          />
        </Row>
      </Stack>
    </Card>
  );
}
