import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { Link } from '../../components/link/link';
import { media, px, space, touchTarget, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';
import { column } from './site-frame.style';

interface FooterGroup {
  title: string;
  /** Without an address it is named, and cannot be followed yet. */
  items: readonly { label: string; href?: string }[];
}

export interface SiteFooterProps {
  brand: ReactNode;
  /** What the product is, in a sentence. */
  about: ReactNode;
  groups: readonly FooterGroup[];
  /** Icons that lead to pages elsewhere. */
  social?: ReactNode;
  /** The last line: year, legal pages. */
  notes: ReactNode;
}

const Root = styled.footer({ borderTop: edge.hairline });
const Inner = styled.div({ ...column, paddingBlock: space(6, 4) });
const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))',
  gap: space(5, 4),
  [media.onePane]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > div': { gridColumn: '1 / -1' },
  },
  [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const About = styled.div({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space(2),
  color: color.text.muted,
  '& > p': { maxWidth: px(size.drawer) },
});
const Title = styled.h2({ ...typeStyle('label'), fontWeight: 600 });
const Items = styled.ul({
  ...typeStyle('body'),
  display: 'grid',
  gap: space(1),
  marginTop: space(1.5),
  color: color.text.faint,
  [media.phone]: { gap: space(2.75) },
  '& a': { color: color.text.muted, ...touchTarget },
});
/** Row of social logos; one without a link yet takes the same space as a button. */
export const SiteMarks = styled.div({
  display: 'flex',
  marginInlineStart: space(-1),
  color: color.text.faint,
  '& > span': { display: 'grid', placeItems: 'center', width: size.controlSm, height: size.controlSm },
});
const Notes = styled.div({
  ...typeStyle('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(1.5, 3),
  marginTop: space(6),
  paddingTop: space(3),
  borderTop: edge.hairline,
  color: color.text.faint,
});

/** Every place of the site in columns, under each of its pages. */
export function SiteFooter({ brand, about, groups, social, notes }: SiteFooterProps): ReactElement {
  return (
    <Root>
      <Inner>
        <Columns>
          <About>
            {brand}
            <p>{about}</p>
            {social}
          </About>
          {groups.map(({ title, items }) => (
            <nav key={title} aria-label={title}>
              <Title>{title}</Title>
              <Items>
                {items.map(({ label, href }) => (
                  <li key={label}>
                    {href === undefined ? (
                      label
                    ) : (
                      <Link href={href} tone="plain">
                        {label}
                      </Link>
                    )}
                  </li>
                ))}
              </Items>
            </nav>
          ))}
        </Columns>
        <Notes>{notes}</Notes>
      </Inner>
    </Root>
  );
}
