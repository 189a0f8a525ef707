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
  gap: 12,
  padding: space(1.5, 2),
  '& > svg': { marginTop: 2, color: 'var(--d-fg)' },
  '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& > div > div': { ...typeStyle('caption'), color: color.text.muted },
  '& b': { fontWeight: 600 },
  '& > span': { ...typeStyle('caption'), flex: 'none', paddingTop: 3, color: color.text.faint },
});

export function ProvenanceItem({
  icon,
  domain = 'memory',
  title,
  meta,
  children,
}: ProvenanceItemProps): ReactElement {
  return (
    <Entry data-domain={domain}>
      <Icon name={icon} size={18} />
      <div>
        <p>{title}</p>
        {children && <div>{children}</div>}
      </div>
      {meta && <span>{meta}</span>}
    </Entry>
  );
}
