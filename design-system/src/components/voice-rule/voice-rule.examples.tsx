import type { ReactElement } from 'react';
import { Text } from '../text/text';
import { VoiceRule } from './voice-rule';

export function TheTwinSpeaks(): ReactElement {
  return (
    <VoiceRule>
      <Text variant="read" measure>
        The courtyard place near Rua das Flores in Porto. You never saved a name for it.
      </Text>
    </VoiceRule>
  );
}
