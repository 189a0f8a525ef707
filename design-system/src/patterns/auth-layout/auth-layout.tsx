import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { AccentRule } from '../../components/accent-rule/accent-rule';
import { media, rem, space, touchTarget, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';

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

const Root = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  minHeight: '100dvh',
  [media.onePane]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Left = styled.div({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: space(3, 4),
  [media.phone]: { padding: space(1.5, 2, 3) },
});
const Head = styled.header({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  '& > a': touchTarget,
});
const Form = styled.main({
  display: 'flex',
  flexDirection: 'column',
  gap: space(2.5),
  width: '100%',
  maxWidth: size.form,
  margin: `${space(5)} auto`,
  '& h1': typeStyle('h1'),
  '& > div > h1 + *': { marginTop: space(1) },
  [media.phone]: { marginBlock: space(4) },
});
const Foot = styled.footer({
  ...typeStyle('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: space(0.75),
  minHeight: space(2),
  color: color.text.faint,
});
const Right = styled.aside({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  padding: space(8, 10),
  borderInlineStart: edge.hairline,
  background: color.surface.raised,
  [media.onePane]: { display: 'none' },
});
const Statement = styled(AccentRule)({
  maxWidth: size.form + size.control,
  fontSize: rem(24),
  lineHeight: rem(34),
  fontWeight: 500,
  letterSpacing: '-0.018em',
});
const Chips = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(0.75),
  margin: space(3, 0, 0, 2.5),
});

/** Sign-in and sign-up: the form, and what the product promises beside it. */
export function AuthLayout(props: AuthLayoutProps): ReactElement {
  const { brand, tools, children, footer, statement, statementSources } = props;
  return (
    <Root>
      <Left>
        <Head>
          {brand}
          {tools}
        </Head>
        <Form>{children}</Form>
        <Foot>{footer}</Foot>
      </Left>
      <Right>
        <Statement>{statement}</Statement>
        {statementSources && <Chips>{statementSources}</Chips>}
      </Right>
    </Root>
  );
}
