import styled from '@emotion/styled';
import { useEffect, useRef, type ReactElement } from 'react';
import { flag } from '../../internal/flag';
import { corner, focusRingInside, media, space, transition, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';
import { Link } from '../link/link';
import { WaitingCount } from '../../internal/waiting-count';

export interface TabLink {
  href: string;
  label: string;
  /** The view on screen. */
  current?: boolean;
  /** How much waits for the reader there; said aloud as well. */
  waiting?: number;
}

export interface TabLinksProps {
  /** Names the row. */
  label: string;
  items: readonly TabLink[];
}

const Root = styled.nav({
  // what a link's offset is counted from
  position: 'relative',
  display: 'flex',
  gap: space(3),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: edge.hairline,
});
const Item = styled(Link)({
  ...typeStyle('body'),
  display: 'flex',
  alignItems: 'center',
  gap: space(0.75),
  flex: 'none',
  minHeight: size.tab,
  borderBlock: '2px solid transparent',
  borderRadius: 0,
  // wins over the plain link's inherited colour
  '&&': { color: color.text.muted },
  fontWeight: 500,
  transition: transition(['color', 'border-color'], 'base'),
  '&&:hover, &&[aria-current]': { color: color.text.primary },
  '&[aria-current]': { borderBlockEndColor: color.text.primary },
  '&:focus-visible': { ...focusRingInside, borderRadius: corner('xs') },
  [media.touch]: { minWidth: size.touch },
});

/** Views of one thing that have addresses of their own: links in the look of tabs. */
export function TabLinks({ label, items }: TabLinksProps): ReactElement {
  const row = useRef<HTMLElement>(null);
  const current = items.find((item) => item.current)?.href;

  useEffect(() => {
    const nav = row.current;
    const link = nav?.querySelector<HTMLElement>('[aria-current]');
    // on a phone the row is wider than the screen; the page itself stays where it is
    if (nav && link) nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  return (
    <Root ref={row} aria-label={label}>
      {items.map((item) => (
        <Item key={item.href} tone="plain" href={item.href} aria-current={flag(item.current) && 'page'}>
          {item.label}
          <WaitingCount count={item.waiting} />
        </Item>
      ))}
    </Root>
  );
}
