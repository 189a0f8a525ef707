import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../components/icon/icon';
import type { IconName } from '../../components/icon/icon-paths';
import { domainVars, type Domain } from '../../internal/domain';
import { corner, space, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';

export interface ProvenanceItemProps {
  icon: IconName;
  /** @default 'memory' */
  domain?: Domain;
  /** Who or what it came from; the source itself in `<b>`. */
  title: ReactNode;
  /** When it came. */
  meta?: ReactNode;
  /** The quote, and the way to the original. */
  children?: ReactNode;
}

/** Where something came from, one entry a source. */
export const Provenance = styled.ol({
  border: edge.hairline,
  borderRadius: corner('md'),
  background: color.surface.raised,
  '& > li + li': { borderTop: edge.hairline },
});

const Entry = styled.li({
  ...domainVars,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(1.5),
  padding: space(1.5, 2),
  '& > svg': { marginTop: space(0.25), color: 'var(--d-fg)' },
});
const Words = styled.div({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', '& b': { fontWeight: 600 } });
const Quote = styled.div({ ...typeStyle('caption'), color: color.text.muted });
const Meta = styled.span({
  ...typeStyle('caption'),
  flex: 'none',
  paddingTop: space(0.375),
  color: color.text.faint,
});

export function ProvenanceItem(props: ProvenanceItemProps): ReactElement {
  const { icon, domain = 'memory', title, meta, children } = props;
  return (
    <Entry data-domain={domain}>
      <Icon name={icon} size={18} />
      <Words>
        <p>{title}</p>
        {children && <Quote>{children}</Quote>}
      </Words>
      {meta && <Meta>{meta}</Meta>}
    </Entry>
  );
}
