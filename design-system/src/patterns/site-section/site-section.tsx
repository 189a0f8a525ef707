import styled from '@emotion/styled';
import { useId, type ReactElement, type ReactNode } from 'react';
import { Text } from '../../components/text/text';
import { media, px, space, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { measure, size } from '../../tokens/size';
import { column, phoneColumn } from '../site-frame/site-frame.style';

export interface SiteSectionProps {
  title: ReactNode;
  lead?: ReactNode;
  /** For links that lead to it. */
  id?: string;
  /** `h1` for the first of a page. @default 'h2' */
  titleAs?: 'h1' | 'h2';
  /** A hairline above. @default false */
  ruled?: boolean;
  /** At the end of the head: what to do now. */
  actions?: ReactNode;
  children?: ReactNode;
}

const Root = styled.section({
  ...column,
  paddingBlock: space(10),
  // the bar at the top must not cover what a link leads to
  scrollMarginTop: px(size.topBar),
  '&[data-first]': { paddingBlockEnd: space(4) },
  '[data-first] + &': { paddingBlockStart: space(4) },
  [media.phone]: {
    ...phoneColumn,
    paddingBlock: space(6),
    '&[data-first]': { paddingBlockEnd: space(2) },
  },
});
const Rule = styled.div({ borderTop: edge.hairline });
const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3, 4),
  '& + *': { marginTop: space(5), [media.phone]: { marginTop: space(3) } },
});
const HeadWords = styled.div({ display: 'grid', gap: space(1.5), maxWidth: measure.read });
const PageTitle = styled.h1({ ...typeStyle('display'), fontSize: '2.75rem', lineHeight: 1.1 });

/** A part of a public page: its title, what it is about, and what it shows. */
export function SiteSection(props: SiteSectionProps): ReactElement {
  const { title, lead, id, titleAs = 'h2', ruled = false, actions, children } = props;
  const titleId = useId();
  const section = (
    <Root id={id} aria-labelledby={titleId} data-first={titleAs === 'h1' ? '' : undefined}>
      <Head>
        <HeadWords>
          {titleAs === 'h1' ? (
            <PageTitle id={titleId}>{title}</PageTitle>
          ) : (
            <Text variant="h1" as="h2" id={titleId}>
              {title}
            </Text>
          )}
          {lead && (
            <Text variant="lead" tone="muted">
              {lead}
            </Text>
          )}
        </HeadWords>
        {actions}
      </Head>
      {children}
    </Root>
  );
  return ruled ? <Rule>{section}</Rule> : section;
}

interface PicturedProps {
  /** The words. */
  children: ReactNode;
  picture: ReactNode;
}

const Hero = styled.div({
  ...column,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 10fr) minmax(0, 9fr)',
  alignItems: 'center',
  gap: space(8),
  paddingBlock: space(10),
  [media.onePane]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(6) },
  [media.phone]: { ...phoneColumn, gap: space(5), paddingBlock: space(5, 6) },
});
const HeroWords = styled.div({ display: 'grid', justifyItems: 'start', gap: space(3) });

/** The first view of the site: what it is at the left, the product itself at the right. */
export function SiteHero({ children, picture }: PicturedProps): ReactElement {
  return (
    <Hero>
      <HeroWords>{children}</HeroWords>
      {picture}
    </Hero>
  );
}

const Split = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  alignItems: 'center',
  gap: space(8),
  '& + &': { marginTop: space(10) },
  '&:nth-of-type(even)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  '&:nth-of-type(even) > figure': { order: -1 },
  [media.onePane]: {
    '&, &:nth-of-type(even)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) },
    '&:nth-of-type(even) > figure': { order: 0 },
    '& + &': { marginTop: space(7) },
  },
});
const SplitWords = styled.div({
  display: 'grid',
  justifyItems: 'start',
  gap: space(1.5),
});

/** Words beside a picture; every second row the other way round. */
export function SplitRow({ children, picture }: PicturedProps): ReactElement {
  return (
    <Split>
      <SplitWords>{children}</SplitWords>
      {picture}
    </Split>
  );
}

export const FeatureGrid = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(5, 4),
  [media.onePane]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) },
});

interface FeatureProps {
  glyph: ReactNode;
  title: ReactNode;
  /** @default 'h3' */
  titleAs?: 'h2' | 'h3';
  children: ReactNode;
}

const Item = styled.li({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: space(1) });
const ItemTitle = styled.h3({ ...typeStyle('h3'), marginTop: space(1) });
const ItemText = styled.div({ ...typeStyle('body'), color: color.text.muted, textWrap: 'pretty' });

/** One thing the product does, in a sentence or two. */
export function Feature({ glyph, title, titleAs, children }: FeatureProps): ReactElement {
  return (
    <Item>
      {glyph}
      <ItemTitle as={titleAs}>{title}</ItemTitle>
      <ItemText>{children}</ItemText>
    </Item>
  );
}
