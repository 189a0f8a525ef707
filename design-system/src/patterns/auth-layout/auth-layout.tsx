import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { VoiceRule } from '../../components/voice-rule/voice-rule';
import { color, media, typeStyle } from '../../theme/vars';

export interface AuthLayoutProps {
  /** Top left: the wordmark, as a link home. */
  brand: ReactNode;
  /** Top right: the scheme switch. */
  tools?: ReactNode;
  /** The form, with its `h1`. */
  children: ReactNode;
  footer?: ReactNode;
  /** One sentence in the twin's voice. Nothing about the owner: there is no session yet. */
  statement: ReactNode;
  /** Chips under the statement. */
  statementSources?: ReactNode;
}

const narrow = '@media (max-width: 1023px)';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  minHeight: '100dvh',
  [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Left = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: '24px 32px',
  '& > header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  '& > main': {
    display: 'flex',
    flexDirection: 'column',
    gap: 20,
    width: '100%',
    maxWidth: 400,
    margin: '40px auto',
  },
  '& h1': typeStyle('h1'),
  '& > footer': {
    ...typeStyle('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    color: color.text.faint,
  },
  [media.phone]: { padding: '12px 16px 24px', '& > main': { margin: '32px auto' } },
});
const Right = styled('aside')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  padding: '64px 80px',
  borderInlineStart: `1px solid ${color.border.hairline}`,
  background: color.surface.raised,
  [narrow]: { display: 'none' },
});
const Statement = styled(VoiceRule)({
  maxWidth: 440,
  fontSize: '1.5rem',
  lineHeight: '2.125rem',
  fontWeight: 500,
  letterSpacing: '-0.018em',
});
const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6, margin: '24px 0 0 20px' });

/** Sign-in and sign-up: the form, and what the product promises beside it. */
export function AuthLayout(props: AuthLayoutProps): ReactElement {
  const { brand, tools, children, footer, statement, statementSources } = props;
  return (
    <Root>
      <Left>
        <header>
          {brand}
          {tools}
        </header>
        <main>{children}</main>
        <footer>{footer}</footer>
      </Left>
      <Right>
        <Statement>{statement}</Statement>
        {statementSources && <Chips>{statementSources}</Chips>}
      </Right>
    </Root>
  );
}
