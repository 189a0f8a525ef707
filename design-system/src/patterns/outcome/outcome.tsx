import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../components/icon/icon';
import { corner, space, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';

export interface OutcomeProps {
  /** What was done, in the past tense: "Remembered". */
  title: ReactNode;
  /** To what. */
  children?: ReactNode;
  /** Opens or undoes it. */
  action?: ReactNode;
}

const Root = styled.div({
  ...typeStyle('body'),
  display: 'flex',
  alignItems: 'center',
  gap: space(1.5),
  padding: space(1.5, 1.5, 1.5, 2),
  border: edge.hairline,
  borderRadius: corner('md'),
  background: color.surface.raised,
  '& > svg': { color: color.status.success.fg },
});
const Words = styled.div({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', '& > b': { fontWeight: 600 } });
const Detail = styled.p({ ...typeStyle('caption'), color: color.text.muted });

/** What the twin has done, as one line that stays. */
export function Outcome({ title, children, action }: OutcomeProps): ReactElement {
  return (
    <Root>
      <Icon name="success" />
      <Words>
        <b>{title}</b>
        {children && <Detail>{children}</Detail>}
      </Words>
      {action}
    </Root>
  );
}
