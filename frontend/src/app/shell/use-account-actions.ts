import { type IconName, useColorScheme } from '@twyn/design-system';
import { signOutRequested } from '../../features/auth';
import { useAppDispatch } from '../../store/hooks';

interface AccountActions {
  themeLabel: string;
  themeIcon: IconName;
  switchTheme: () => void;
  signOut: () => void;
}

/** What the rail's menu and the phone's drawer both offer. */
export function useAccountActions(): AccountActions {
  const dispatch = useAppDispatch();
  const { scheme, toggleScheme } = useColorScheme();
  const isDark = scheme === 'dark';
  return {
    themeLabel: isDark ? 'Use the light theme' : 'Use the dark theme',
    themeIcon: isDark ? 'sun' : 'moon',
    switchTheme: toggleScheme,
    signOut: () => void dispatch(signOutRequested()),
  };
}
