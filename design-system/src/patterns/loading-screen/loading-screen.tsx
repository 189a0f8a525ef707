import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { flag } from '../../internal/flag';
import { Spinner } from '../../components/spinner/spinner';
import { space } from '../../theme/css';
import { color } from '../../theme/vars';

export interface LoadingScreenProps {
  text: string;
  /** Fills the window, or the place it is put in. @default true */
  fullScreen?: boolean;
}

const Root = styled.div({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space(2),
  minHeight: space(30),
  padding: space(2),
  color: color.text.muted,
  textAlign: 'center',
  '&[data-full]': { minHeight: '100dvh' },
});

/** The application, or one of its screens, is on its way. */
export function LoadingScreen({ text, fullScreen = true }: LoadingScreenProps): ReactElement {
  return (
    <Root role="status" data-full={flag(fullScreen)}>
      <Spinner size={28} />
      {text}
    </Root>
  );
}
