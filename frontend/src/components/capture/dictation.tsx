import { Icon, IconButton, Row, Text } from '@twyn/design-system';
import type { ReactNode } from 'react';
import { canListen, useSpeech } from '../../platform/speech/use-speech';

/** Writes down what is said, sentence by sentence, where it can still be corrected. Not every browser can. */
export function Dictation({ onHeard }: { onHeard: (sentence: string) => void }): ReactNode {
  const { isListening, problem, toggle } = useSpeech({
    onHeard,
    language: navigator.language,
    isContinuous: true,
  });
  if (!canListen()) return null;
  return (
    <Row gap={1}>
      <Text variant="caption" tone="muted" role="status">
        {isListening ? 'Listening. Some browsers send the audio to their vendor.' : problem}
      </Text>
      <IconButton
        size="sm"
        label={isListening ? 'Stop listening' : 'Dictate'}
        icon={<Icon name={isListening ? 'stop' : 'mic'} size={18} />}
        onClick={toggle}
      />
    </Row>
  );
}
