import { Icon, IconButton, useColorScheme } from '@twyn/design-system';
import type { ReactElement } from 'react';

/** For the pages outside the shell; inside it the user menu has the same. */
export function SchemeSwitch(): ReactElement {
  const { scheme, toggleScheme } = useColorScheme();
  const isDark = scheme === 'dark';
  return (
    <IconButton
      label={isDark ? 'Use the light theme' : 'Use the dark theme'}
      icon={<Icon name={isDark ? 'sun' : 'moon'} />}
      onClick={toggleScheme}
    />
  );
}
