import styled from '@emotion/styled';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { flag } from '../../internal/flag';
import { corner, space, transition } from '../../theme/css';
import { color } from '../../theme/vars';
import { size } from '../../tokens/size';
import { Checkbox } from '../checkbox/checkbox';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export interface SelectableRowProps {
  /** Names the box: "Select Call Ana". */
  label: string;
  checked: boolean;
  /** Shows every box of the list, not only that of the row under the pointer or the focus. @default false */
  selecting?: boolean;
  /** `isRange` when Shift was held: everything up to the row chosen last is meant. */
  onSelect: (checked: boolean, isRange: boolean) => void;
  /** A `ListRow` with a small glyph, whose place the box takes. */
  children: ReactNode;
}

const Root = styled.div({
  position: 'relative',
  '&[data-checked] > a': { background: color.surface.selected },
});

/** Lies over the glyph of the row; a link may not hold a control. */
const Box = styled.div({
  position: 'absolute',
  top: space(1.5),
  insetInlineStart: space(2),
  display: 'grid',
  placeItems: 'center',
  width: size.glyphSm,
  height: size.glyphSm,
  borderRadius: corner('xs'),
  background: color.surface.base,
  opacity: 0,
  transition: transition(['opacity']),
  ':focus-within > &, [data-selecting] > &': { opacity: 1 },
  '@media (hover: hover)': { ':hover > &': { opacity: 1 } },
  // a finger opens the row; it chooses once all boxes are in sight
  '@media (hover: none)': { pointerEvents: 'none', '[data-selecting] > &': { pointerEvents: 'auto' } },
  '& label': { minHeight: 0 },
  // the whole corner of the row is the target
  '& label::after': { content: '""', position: 'absolute', inset: space(-1.5), insetInlineStart: space(-2) },
});

/** A row of a list that can be chosen together with others. */
export function SelectableRow(props: SelectableRowProps): ReactElement {
  const { label, checked, selecting = false, onSelect, children } = props;
  const handleClick = (event: MouseEvent<HTMLInputElement>): void => onSelect(!checked, event.shiftKey);
  return (
    <Root data-checked={flag(checked)} data-selecting={flag(selecting)}>
      {children}
      <Box>
        <Checkbox
          label={<VisuallyHidden>{label}</VisuallyHidden>}
          checked={checked}
          // a click says whether Shift was held, and the space bar clicks too
          onClick={handleClick}
          readOnly
        />
      </Box>
    </Root>
  );
}
