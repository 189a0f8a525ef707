import { type ColorScheme, type SchemeChoice, useColorScheme } from '@twyn/design-system';
import { useSharedDispatch, useSharedSelector } from '../state/hooks';
import { themeChosen } from './theme.slice';

export interface Theme {
  /** On screen now. */
  scheme: ColorScheme;
  /** What was asked for. */
  choice: SchemeChoice;
  choose: (choice: SchemeChoice) => void;
  toggle: () => void;
}

export function useTheme(): Theme {
  const { scheme } = useColorScheme();
  const choice = useSharedSelector(({ theme }) => theme.choice);
  const dispatch = useSharedDispatch();
  const choose = (next: SchemeChoice): void => void dispatch(themeChosen(next));
  return { scheme, choice, choose, toggle: () => choose(scheme === 'dark' ? 'light' : 'dark') };
}
