import styled from '@emotion/styled';
import { useRef, useState, type DragEvent, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../../components/icon/icon';
import { IconButton } from '../../components/icon-button/icon-button';
import { LiveRegion } from '../../components/live-region/live-region';
import { flag } from '../../internal/flag';
import { corner, space, transition, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';
import { moved } from './moved';

export interface ReorderItem {
  id: string;
  label: string;
  detail?: ReactNode;
  /** A switch or a button at the end of the row. */
  action?: ReactNode;
}

export interface ReorderListProps {
  /** Names the list. */
  label: string;
  items: readonly ReorderItem[];
  /** All ids in the new order. */
  onReorder: (ids: string[]) => void;
}

const List = styled.ol({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: edge.hairline,
  borderRadius: corner('sm'),
  overflow: 'clip',
});
const Line = styled.li({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: size.controlLg,
  padding: space(0.5, 1, 0.5, 2),
  color: color.text.primary,
  background: color.surface.raised,
  cursor: 'grab',
  transition: transition(['background-color']),
  '& + &': { borderTop: edge.hairline },
  '&[data-over]': { background: color.surface.selected },
});
const Words = styled.div({ flex: 1, minWidth: 0 });
const Name = styled.span({ ...typeStyle('label'), display: 'block' });
const Detail = styled.span({ ...typeStyle('caption'), display: 'block', color: color.text.muted });

/** An order that the person chooses: dragged by the mouse, or moved a step by the buttons of each row. */
export function ReorderList({ label, items, onReorder }: ReorderListProps): ReactElement {
  const [said, setSaid] = useState('');
  const [over, setOver] = useState<number | null>(null);
  const dragged = useRef<number | null>(null);

  const move = (from: number, to: number): void => {
    const item = items[from];
    if (!item || to < 0 || to >= items.length || from === to) return;
    onReorder(
      moved(
        items.map(({ id }) => id),
        from,
        to,
      ),
    );
    setSaid(`${item.label}, ${String(to + 1)} of ${String(items.length)}`);
  };
  const drop = (event: DragEvent, to: number): void => {
    event.preventDefault();
    if (dragged.current !== null) move(dragged.current, to);
    dragged.current = null;
    setOver(null);
  };
  return (
    <>
      <List aria-label={label}>
        {items.map(({ id, label: name, detail, action }, at) => (
          <Line
            key={id}
            draggable
            data-over={flag(over === at)}
            onDragStart={() => (dragged.current = at)}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(at);
            }}
            onDragEnd={() => setOver(null)}
            onDrop={(event) => drop(event, at)}
          >
            <Words>
              <Name>{name}</Name>
              {detail && <Detail>{detail}</Detail>}
            </Words>
            {action}
            <IconButton
              size="sm"
              label={`Move ${name} up`}
              icon={<Icon name="chevron-up" size={18} />}
              // not disabled: at the end of its way it keeps the focus
              aria-disabled={at === 0}
              onClick={() => move(at, at - 1)}
            />
            <IconButton
              size="sm"
              label={`Move ${name} down`}
              icon={<Icon name="chevron-down" size={18} />}
              aria-disabled={at === items.length - 1}
              onClick={() => move(at, at + 1)}
            />
          </Line>
        ))}
      </List>
      <LiveRegion>{said}</LiveRegion>
    </>
  );
}
