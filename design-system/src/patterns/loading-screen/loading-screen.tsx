import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { Spinner } from '../../components/spinner/spinner';
import { color, typeStyle } from '../../theme/vars';

export interface LoadingScreenProps {
  text: string;
  /** Fills the window, or the place it is put in. @default true */
  fullScreen?: boolean;
}

const Root = styled('div')({
  ...typeStyle('body'),
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
  minHeight: 240,
  padding: 16,
  color: color.text.muted,
  textAlign: 'center',
  '&[data-full]': { minHeight: '100dvh' },
});

/** The application, or one of its screens, is on its way. */
export function LoadingScreen({ text, fullScreen = true }: LoadingScreenProps): ReactElement {
  return (
    <Root role="status" data-full={fullScreen || undefined}>
      <Spinner size={28} />
      {text}
    </Root>
  );
}
