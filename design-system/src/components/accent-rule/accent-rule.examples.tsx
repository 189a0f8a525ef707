import type { ReactElement } from 'react';
import { Text } from '../text/text';
import { AccentRule } from './accent-rule';

export function TheTwinSpeaks(): ReactElement {
  return (
    <AccentRule>
      <Text variant="read" measure>
        The courtyard place near Rua das Flores in Porto. You never saved a name for it.
      </Text>
    </AccentRule>
  );
}
