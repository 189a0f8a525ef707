import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { media, space, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';

export interface ItemRowProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Glyph or mark at the start. */
  glyph?: ReactNode;
  title: ReactNode;
  /** A state, beside the title. */
  badge?: ReactNode;
  /** Second line, muted. */
  secondary?: ReactNode;
  /** The button at the end. */
  action?: ReactNode;
  /** On a phone the action stands under the words: for more than one button. @default false */
  wrapAction?: boolean;
  /** A form that the action opened, under the row. */
  children?: ReactNode;
}

const Root = styled.div({
  padding: space(1.5, 2.5),
  'li + li > &, & + &': { borderTop: edge.hairline },
  [media.phone]: { padding: space(1.5, 2) },
});
const Line = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: space(1.5),
  minHeight: size.control,
  [media.phone]: {
    '&[data-wrap]': { flexWrap: 'wrap', alignItems: 'flex-start' },
    // The words take the line that the mark begins, and what can be done the next.
    '&[data-wrap] > div:first-of-type': { flexBasis: '70%' },
    '&[data-wrap] > :last-child': { flexBasis: '100%', justifyContent: 'flex-end' },
  },
});
const Lead = styled.span({ display: 'grid', placeItems: 'center', flex: 'none', minWidth: size.glyph });
const Words = styled.div({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const Title = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(0.25, 1),
  fontWeight: 550,
});
const Second = styled.div({ ...typeStyle('label'), color: color.text.muted, fontWeight: 400 });
const Below = styled.div({ padding: space(1.5, 0, 1), '& > form': { maxWidth: size.form } });

/** One thing in a list, with what can be done to it. It leads nowhere: a row that opens something is a `ListRow`. */
export function ItemRow(props: ItemRowProps): ReactElement {
  const { glyph, title, badge, secondary, action, wrapAction = false, children, ...rest } = props;
  return (
    <Root {...rest}>
      <Line data-wrap={wrapAction || undefined}>
        {glyph && <Lead>{glyph}</Lead>}
        <Words>
          <Title>
            <span>{title}</span>
            {badge}
          </Title>
          {secondary && <Second>{secondary}</Second>}
        </Words>
        {action}
      </Line>
      {children && <Below>{children}</Below>}
    </Root>
  );
}
