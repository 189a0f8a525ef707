import styled from '@emotion/styled';
import {
  useId,
  type ComponentPropsWithRef,
  type ElementType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { flag } from '../../internal/flag';
import { media, px, space, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size, SPACE_UNIT_PX } from '../../tokens/size';

export interface TileProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What kind of thing it is. */
  glyph: ReactNode;
  title: ReactNode;
  /** How it is, in words. */
  state: ReactNode;
  /** It cannot be reached: its words step back. @default false */
  isQuiet?: boolean;
  /** Buttons and a switch, at the end of the first line. */
  actions?: ReactNode;
  /** What takes the whole width: a slider. */
  children?: ReactNode;
  /** Heading element of the title. @default 'h3' */
  titleAs?: ElementType;
}

/** So many tiles are more than a screen shows: those out of sight cost nothing while they change. */
const MANY = 100;
/** Of a tile with one line, until it was seen. */
const ROW_PX = size.control + 2.5 * SPACE_UNIT_PX;

/** Tiles of one frame, as many beside each other as fit; hairlines part them. */
export const TileGrid = styled.div({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(size.tile)}), 1fr))`,
  overflow: 'clip',
  // the hairlines of the first row lie under the edge of the frame
  '& > *': { marginTop: -1 },
  [`&:has(> :nth-child(${String(MANY)})) > *`]: {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${px(ROW_PX)}`,
  },
});

const Root = styled.div({
  position: 'relative',
  minWidth: 0,
  padding: space(1.25, 2),
  // as long as the row, also where it is not full: the grid cuts off the rest
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    width: '100vw',
    borderTop: edge.hairline,
  },
});
const Line = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(0.5, 1.5),
  minHeight: size.control,
});
const Words = styled.div({
  // long names have the line for themselves, and what can be done the next
  flex: `1 1 ${space(12)}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '[data-quiet] &': { color: color.text.muted },
});
const Title = styled.h3({ ...typeStyle('body'), fontWeight: 550 });
const State = styled.p({ ...typeStyle('label'), color: color.text.muted, fontWeight: 400 });
const Actions = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: space(1.5),
  [media.touch]: { minHeight: size.touch },
});

/** One thing that can be read or switched: what it is, how it is, and what fits to it. */
export function Tile(props: TileProps): ReactElement {
  const { glyph, title, state, isQuiet, actions, children, titleAs, ...rest } = props;
  const id = useId();
  return (
    <Root role="group" aria-labelledby={id} data-quiet={flag(isQuiet)} {...rest}>
      <Line>
        {glyph}
        <Words>
          <Title as={titleAs} id={id}>
            {title}
          </Title>
          <State>{state}</State>
        </Words>
        {actions && <Actions>{actions}</Actions>}
      </Line>
      {children}
    </Root>
  );
}
