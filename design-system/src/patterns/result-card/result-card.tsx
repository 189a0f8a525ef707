import styled from '@emotion/styled';
import { useId, useState, type ElementType, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../../components/icon/icon';
import { Link } from '../../components/link/link';
import {
  disclosureStyle,
  headingStyle,
  leftStyle,
  reasonsStyle,
  resultStyle,
  rightStyle,
  strengthStyle,
  titleStyle,
} from './result-card.style';

export interface ResultCardProps {
  glyph?: ReactNode;
  title: ReactNode;
  href?: string;
  /** @default 'h3' */
  titleAs?: ElementType;
  /** The excerpt, with its matched words highlighted; nothing when the title says it all. */
  children?: ReactNode;
  /** The source chip. */
  source?: ReactNode;
  /** Strong, Related or Weak. Without it nothing was weighed, and there are no reasons either. */
  strength?: string;
  /** `MatchMeter` lines. */
  reasons?: ReactNode;
  /** On narrow screens: reasons open from the start. The first two results should. @default false */
  defaultOpen?: boolean;
}

const Root = styled.article(resultStyle);
const Left = styled.div(leftStyle);
const Title = styled.h3(titleStyle);
const Right = styled.div(rightStyle);
const Heading = styled.p(headingStyle);
const Disclosure = styled.button(disclosureStyle);
const Strength = styled.span(strengthStyle);
const Reasons = styled.div(reasonsStyle);

/** What was found, and why it matched. */
export function ResultCard(props: ResultCardProps): ReactElement {
  const { glyph, title, titleAs, href, children, source, strength, reasons, defaultOpen = false } = props;
  return (
    <Root>
      <Left>
        <header>
          {glyph}
          <Title as={titleAs}>
            {href ? (
              <Link tone="plain" href={href}>
                {title}
              </Link>
            ) : (
              title
            )}
          </Title>
        </header>
        {children && <p>{children}</p>}
        {source}
      </Left>
      {strength !== undefined && (
        <Why strength={strength} defaultOpen={defaultOpen}>
          {reasons}
        </Why>
      )}
    </Root>
  );
}

interface WhyProps {
  strength: string;
  defaultOpen: boolean;
  children: ReactNode;
}

function Why({ strength, defaultOpen, children }: WhyProps): ReactElement {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const id = useId();
  const head = (
    <>
      <span>Why it matched</span> <Strength>{strength}</Strength>
    </>
  );
  return (
    <Right>
      <Heading>{head}</Heading>
      <Disclosure type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {head}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </Disclosure>
      <Reasons id={id} hidden={!isOpen}>
        {children}
      </Reasons>
    </Right>
  );
}
