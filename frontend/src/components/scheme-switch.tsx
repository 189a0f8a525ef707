import { Box, Icon, IconButton } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useTheme } from '../shared/theme/use-theme';

/** For the pages outside the shell; inside it the user menu has the same. */
export function SchemeSwitch(): ReactElement {
  const { toggle } = useTheme();
  return (
    <IconButton
      label="Switch between light and dark"
      icon={
        // Both, and the style chooses: a prerendered page is shown before anything knows the scheme.
        <Box sx={sunByNight}>
          <Icon name="sun" />
          <Icon name="moon" />
        </Box>
      }
      onClick={toggle}
    />
  );
}

const sunByNight = {
  display: 'contents',
  'html.dark & > :last-of-type': { display: 'none' },
  'html:not(.dark) & > :first-of-type': { display: 'none' },
} as const;
