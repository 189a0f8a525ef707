import { ThemeProvider } from '@mui/system';
import type { ReactElement, ReactNode } from 'react';
import { createTwynTheme } from './create-theme';

const theme = createTwynTheme();

/**
 * Gives the MUI components inside it their theme. MUI supplies behaviour that is hard to get right
 * (dialogs, menus, tabs) and arrives with the first of them, so the application's shell does not carry it.
 */
export function MuiScope({ children }: { children: ReactNode }): ReactElement {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
