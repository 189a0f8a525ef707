import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { media, px, space, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';

export interface DescriptionItemProps {
  /** What it is. */
  term: ReactNode;
  /** Icon or mark before the term. */
  icon?: ReactNode;
  /** What it is set to, or the form that changes it. */
  children: ReactNode;
  /** A word about the value, under it. */
  note?: ReactNode;
  /** A button or two at the end of the line. */
  action?: ReactNode;
}

const Root = styled.dl({});
const Group = styled.div({
  display: 'grid',
  gridTemplateColumns: `${px(size.term)} minmax(0, 1fr) auto`,
  gridTemplateAreas: '"term value action"',
  columnGap: space(2),
  alignItems: 'start',
  padding: space(1, 2.5),
  '& + &': { borderTop: edge.hairline },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"term action" "value value"',
    rowGap: space(0.5),
    padding: space(1, 2, 1.5),
  },
});
const Term = styled.dt({
  ...typeStyle('label'),
  gridArea: 'term',
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: size.control,
  color: color.text.muted,
  '& svg': { color: color.text.faint },
});
const Value = styled.dd({
  gridArea: 'value',
  // a value alone stands on the line of its term; what is taller grows downwards
  paddingBlock: space(1.125),
  overflowWrap: 'anywhere',
  // a control is as tall as that line itself
  '&:has(> [role="radiogroup"])': { paddingBlock: space(0.25) },
  [media.phone]: { padding: 0 },
  '&:has(> form)': { gridColumnEnd: 'action-end', padding: 0 },
  '& > form': { maxWidth: size.form, paddingBottom: space(1) },
});
const Note = styled.div({ ...typeStyle('caption'), marginTop: space(0.5), color: color.text.muted });
const Action = styled.dd({
  gridArea: 'action',
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: size.control,
});

/** Names and values, one under the other. */
export function DescriptionList(props: ComponentPropsWithRef<'dl'>): ReactElement {
  return <Root {...props} />;
}

/** One name and its value: belongs inside `DescriptionList`. */
export function DescriptionItem({ term, icon, children, note, action }: DescriptionItemProps): ReactElement {
  return (
    <Group>
      <Term>
        {icon}
        {term}
      </Term>
      <Value>
        {children}
        {note && <Note>{note}</Note>}
      </Value>
      {action && <Action>{action}</Action>}
    </Group>
  );
}
