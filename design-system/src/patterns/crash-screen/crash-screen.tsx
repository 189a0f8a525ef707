import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { Mark } from '../../components/mark/mark';
import { color, typeStyle } from '../../theme/vars';

export interface CrashScreenProps {
  title: ReactNode;
  children: ReactNode;
  /** The buttons, the main one first. */
  actions: ReactNode;
  /** Small print under the buttons. */
  footnote?: ReactNode;
}

const Root = styled('main')({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
  minHeight: '100dvh',
  padding: 16,
  textAlign: 'center',
  '& h1': typeStyle('h1'),
  '& p': { maxWidth: '48ch', color: color.text.muted },
  '& div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginTop: 8 },
  '& small': { ...typeStyle('caption'), color: color.text.faint },
});

/** The last resort: nothing else of the application is on screen. */
export function CrashScreen({ title, children, actions, footnote }: CrashScreenProps): ReactElement {
  return (
    <Root role="alert">
      <Mark size={40} />
      <h1>{title}</h1>
      <p>{children}</p>
      <div>{actions}</div>
      {footnote && <small>{footnote}</small>}
    </Root>
  );
}
