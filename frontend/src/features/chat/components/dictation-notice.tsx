import { Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { PrivacyNotice } from '../../../components/voice/privacy-notice';
import type { Dictation } from '../hooks/use-dictation';

/** What the microphone does, why it heard nothing, or the question whether it may. */
export function DictationNotice({ dictation }: { dictation: Dictation }): ReactElement | null {
  const { phase, problem, asksForPrivacy, answerPrivacy, hasServer } = dictation;
  if (asksForPrivacy) return <PrivacyNotice hasServer={hasServer} onAnswer={answerPrivacy} />;
  if (problem !== null)
    return (
      <Text role="alert" variant="caption" tone="danger">
        {problem}
      </Text>
    );
  if (phase === 'idle') return null;
  return (
    <Text role="status" variant="caption" tone="muted">
      {phase === 'listening' ? 'Listening. Your words are put into the message.' : 'Writing it down.'}
    </Text>
  );
}
