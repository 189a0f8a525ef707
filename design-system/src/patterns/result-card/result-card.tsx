import { styled } from '@mui/material/styles';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../../components/icon/icon';
import { Link } from '../../components/link/link';
import { radius } from '../../tokens/radius';
import { color, px, typeStyle } from '../../theme/vars';

export interface ResultCardProps {
  glyph?: ReactNode;
  title: string;
  href?: string;
  /** The excerpt, with its matched words highlighted. */
  children: ReactNode;
  /** The source chip. */
  source?: ReactNode;
  /** Strong, Related or Weak. */
  strength: string;
  /** `MatchMeter` lines. */
  reasons: ReactNode;
  /** On narrow screens: reasons open from the start. @default false */
  defaultOpen?: boolean;
}

const narrow = '@media (max-width: 1023px)';
const wide = '@media (min-width: 1024px)';

const Root = styled('article')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 376px',
  border: `1px solid ${color.border.hairline}`,
  borderRadius: px(radius.md),
  background: color.surface.raised,
  [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Left = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 10,
  minWidth: 0,
  padding: '20px 24px',
  '& > header': { display: 'flex', alignItems: 'center', gap: 8, maxWidth: '100%' },
  '& h3': {
    ...typeStyle('h3'),
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& h3 a': { color: 'inherit' },
  '& > p': { ...typeStyle('read'), maxWidth: '64ch' },
});
const Right = styled('div')({
  padding: '20px 24px',
  borderInlineStart: `1px solid ${color.border.hairline}`,
  '& > div': { display: 'grid', gap: 8, marginTop: 10 },
  [narrow]: { padding: '14px 24px', borderInlineStart: 0, borderTop: `1px solid ${color.border.hairline}` },
  [wide]: { '& > div[hidden]': { display: 'grid' } },
});
const Toggle = styled('button')({
  ...typeStyle('label'),
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  '& > :first-of-type': { flex: 1 },
  '& > :nth-of-type(2)': { ...typeStyle('caption'), color: color.text.muted },
  [wide]: { cursor: 'default', '& svg': { display: 'none' } },
});

/** What was found, and why it matched. */
export function ResultCard(props: ResultCardProps): ReactElement {
  const { glyph, title, href, children, source, strength, reasons, defaultOpen = false } = props;
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const id = useId();
  return (
    <Root>
      <Left>
        <header>
          {glyph}
          <h3>
            {href ? (
              <Link tone="plain" href={href}>
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
        </header>
        <p>{children}</p>
        {source}
      </Left>
      <Right>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          <span>Why it matched</span>
          <span>{strength}</span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
        </Toggle>
        <div id={id} hidden={!isOpen}>
          {reasons}
        </div>
      </Right>
    </Root>
  );
}
