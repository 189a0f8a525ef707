import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { media, space, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { column, phoneColumn } from '../site-frame/site-frame.style';

interface Stat {
  value: string;
  label: string;
  /** What the figure means and where it comes from; numbered and shown under the row. */
  footnote: string;
}

export interface StatRowProps {
  stats: readonly Stat[];
}

const Root = styled.section({ borderBlock: edge.hairline });
const Figures = styled.dl({
  ...column,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  [media.phone]: { ...phoneColumn, gridAutoFlow: 'row' },
});
const Figure = styled.div({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space(0.5),
  padding: space(4, 3),
  borderInlineStart: edge.hairline,
  '&:first-of-type': { borderInlineStart: 0, paddingInlineStart: 0 },
  [media.phone]: {
    flexDirection: 'row',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    borderInlineStart: 0,
    borderTop: edge.hairline,
    padding: space(2, 0),
    '&:first-of-type': { borderTop: 0 },
  },
});
const Label = styled.dt({ color: color.text.muted });
const Value = styled.dd(typeStyle('metric'));
const Number = styled.sup({
  ...typeStyle('caption'),
  color: color.text.faint,
  marginInlineStart: space(0.5),
});
const Notes = styled.ol({
  ...column,
  ...typeStyle('caption'),
  display: 'grid',
  gap: space(0.5),
  paddingBlock: space(0, 3),
  color: color.text.faint,
  [media.phone]: phoneColumn,
});

/** A few figures side by side, each with what it means below. */
export function StatRow({ stats }: StatRowProps): ReactElement {
  return (
    <Root aria-label="In figures">
      <Figures>
        {stats.map(({ value, label }, index) => (
          <Figure key={label}>
            <Label>
              {label}
              <Number>{index + 1}</Number>
            </Label>
            <Value>{value}</Value>
          </Figure>
        ))}
      </Figures>
      <Notes>
        {stats.map(({ footnote }, index) => (
          <li key={footnote}>
            {index + 1}. {footnote}
          </li>
        ))}
      </Notes>
    </Root>
  );
}
