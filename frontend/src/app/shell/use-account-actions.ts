import type { IconName } from '@twyn/design-system';
import { signOutRequested } from '../../features/auth';
import { useTheme } from '../../shared/theme/use-theme';
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
  const { scheme, toggle } = useTheme();
  const isDark = scheme === 'dark';
  return {
    themeLabel: isDark ? 'Use the light theme' : 'Use the dark theme',
    themeIcon: isDark ? 'sun' : 'moon',
    switchTheme: toggle,
    signOut: () => void dispatch(signOutRequested()),
  };
}
