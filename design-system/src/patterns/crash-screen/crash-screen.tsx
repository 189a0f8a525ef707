import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { Logo } from '../../components/logo/logo';
import { space, typeStyle } from '../../theme/css';
import { color } from '../../theme/vars';
import { measure } from '../../tokens/size';

export interface CrashScreenProps {
  title: ReactNode;
  children: ReactNode;
  /** The buttons, the main one first. */
  actions: ReactNode;
  /** Small print under the buttons. */
  footnote?: ReactNode;
  /** What can be done all the same, under everything. */
  below?: ReactNode;
}

const Root = styled.main({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space(2),
  minHeight: '100dvh',
  padding: space(2),
  textAlign: 'center',
});
const Title = styled.h1(typeStyle('h1'));
const Words = styled.p({ maxWidth: measure.state, color: color.text.muted });
const Actions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space(1),
  marginBlock: space(1),
});
const Below = styled.div({ width: `min(100%, ${measure.state})`, textAlign: 'start' });
const Footnote = styled.p({ ...typeStyle('caption'), color: color.text.faint });

/** The last resort: nothing else of the application is on screen. */
export function CrashScreen({ title, children, actions, footnote, below }: CrashScreenProps): ReactElement {
  return (
    <Root>
      <Logo size={40} />
      <div role="alert">
        <Title>{title}</Title>
      </div>
      <Words>{children}</Words>
      <Actions>{actions}</Actions>
      {footnote && <Footnote>{footnote}</Footnote>}
      {below && <Below>{below}</Below>}
    </Root>
  );
}
