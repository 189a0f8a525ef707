import styled from '@emotion/styled';
import { useId, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../../components/icon/icon';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden';
import { corner, media, space, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';

export interface ConfirmChange {
  id: string;
  /** What is changed: a device, or the words of a memory. */
  name: ReactNode;
  now: string;
  then: string;
}

export interface ConfirmCardProps {
  /** What it is about, at the start of the head. */
  glyph?: ReactNode;
  /** What would be done: "Unlock the front door". */
  title: ReactNode;
  /** Below the title. @default 'Nothing happens until you confirm.' */
  note?: ReactNode;
  changes: readonly ConfirmChange[];
  /** `below` where names are whole sentences. @default 'beside' */
  valuesAt?: 'beside' | 'below';
  /** How many changes there are that are not listed. @default 0 */
  more?: number;
  /** The button that does it, and the one that does not. */
  actions: ReactNode;
}

const Root = styled.section({
  ...typeStyle('body'),
  padding: space(2.5),
  border: edge.hairline,
  borderRadius: corner('md'),
  background: color.surface.raised,
  [media.phone]: { padding: space(2) },
});
const Head = styled.header({ display: 'flex', gap: space(1.5), alignItems: 'flex-start' });
const Words = styled.div({ minWidth: 0, '& > h3': { ...typeStyle('h3'), overflowWrap: 'anywhere' } });
const Note = styled.p({ ...typeStyle('caption'), color: color.text.muted });
const List = styled.ul({ marginTop: space(1.5) });
const Change = styled.li({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(2),
  padding: space(1, 0),
  '& + &': { borderTop: edge.hairline },
  '&[data-values="below"]': { display: 'block' },
});
const Name = styled.span({ flex: 1, minWidth: 'min(16ch, 100%)', overflowWrap: 'anywhere' });
const Values = styled.span({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(1),
  color: color.text.muted,
  '& > b': { fontWeight: 600, color: color.text.primary },
  '[data-values="below"] > &': { ...typeStyle('caption'), display: 'flex', marginTop: space(0.25) },
});
const More = styled.p({ ...typeStyle('caption'), padding: space(0.5, 0), color: color.text.muted });
const Actions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  marginTop: space(2),
  [media.phone]: { '& > *': { flex: '1 1 auto' } },
});

/** What the twin would do, each thing as it is and as it would be, and the question whether it may. */
export function ConfirmCard(props: ConfirmCardProps): ReactElement {
  const { glyph, title, note = 'Nothing happens until you confirm.', changes, more = 0, actions } = props;
  const { valuesAt = 'beside' } = props;
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Head>
        {glyph}
        <Words>
          <h3 id={id}>{title}</h3>
          <Note>{note}</Note>
        </Words>
      </Head>
      {changes.length > 0 && (
        <List aria-label="What would change">
          {changes.map(({ id: key, name, now, then }) => (
            <Change key={key} data-values={valuesAt}>
              <Name>{name}</Name>
              <Values>
                <VisuallyHidden>now </VisuallyHidden>
                {now}
                <Icon name="chevron-right" size={14} />
                <VisuallyHidden>, then </VisuallyHidden>
                <b>{then}</b>
              </Values>
            </Change>
          ))}
        </List>
      )}
      {more > 0 && <More>and {more} more</More>}
      <Actions>{actions}</Actions>
    </Root>
  );
}
