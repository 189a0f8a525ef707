import { ThemeProvider, useColorScheme as useMuiColorScheme } from '@mui/material/styles';
import type { ElementType, ReactElement, ReactNode } from 'react';
import { LinkContext } from '../internal/link-context';
import type { ColorScheme } from './color-schemes';
import { createTwynTheme } from './create-theme';
import './fonts.css';
import { GlobalRules } from './global-styles';

/** Local storage key of the chosen scheme. */
export const COLOR_SCHEME_KEY = 'theme';
export const DEFAULT_COLOR_SCHEME: ColorScheme = 'dark';

const theme = createTwynTheme();

export interface DesignSystemProviderProps {
  /** Renders in-app links; receives `href`. @default 'a' */
  linkComponent?: ElementType;
  children: ReactNode;
}

/** Theme, global rules and links. Mount once, around the whole application. */
export function DesignSystemProvider({
  linkComponent = 'a',
  children,
}: DesignSystemProviderProps): ReactElement {
  return (
    <ThemeProvider theme={theme} defaultMode={DEFAULT_COLOR_SCHEME} modeStorageKey={COLOR_SCHEME_KEY} noSsr>
      <GlobalRules />
      <LinkContext value={linkComponent}>{children}</LinkContext>
    </ThemeProvider>
  );
}

export interface ColorSchemeControl {
  scheme: ColorScheme;
  setScheme: (scheme: ColorScheme) => void;
  toggleScheme: () => void;
}

/** Reads and switches the scheme: sets the root class and remembers the choice. */
export function useColorScheme(): ColorSchemeControl {
  const { mode, setMode } = useMuiColorScheme();
  const scheme: ColorScheme = mode === 'light' ? 'light' : 'dark';
  return {
    scheme,
    setScheme: setMode,
    toggleScheme: () => {
      setMode(scheme === 'dark' ? 'light' : 'dark');
    },
  };
}
