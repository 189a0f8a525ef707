import { Callout, Composer, Stack, Text } from '@twyn/design-system';
import type { ReactElement, Ref } from 'react';
import { submitKey } from '../../../components/submit-key';
import { formatCount, formatQuantity } from '../../../lib/format';
import type { Contexts } from '../hooks/use-contexts';
import { useDictation } from '../hooks/use-dictation';
import { useSlashCommands } from '../hooks/use-slash-commands';
import { MAX_QUESTION_LENGTH } from '../lib/question-length';
import type { SlashPlace } from '../lib/slash-commands';
import { useAttachFile } from './attach-file';
import { ContextChips } from './context-chips';
import { DictationNotice } from './dictation-notice';
import { MicrophoneButton } from './microphone-button';

export interface ChatComposerProps {
  text: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
  /** Says what a command stands for instead of what stands in the box. */
  onSay: (text: string) => void;
  /** What commands there are depends on it. */
  place: SlashPlace;
  hasMessages: boolean;
  contexts: Contexts;
  /** Small print below. */
  note: string;
  /** Why nothing can be sent, without a connection. */
  offline?: string | false;
  /** Present while an answer is being written. */
  onStop: (() => void) | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

export function ChatComposer(props: ChatComposerProps): ReactElement {
  const { text, onChange, onSubmit, onSay, place, hasMessages, contexts, note, onStop, ref } = props;
  const { offline = false } = props;
  const isOffline = offline !== false;
  const dictation = useDictation(text, onChange);
  const attaching = useAttachFile(text, onChange, { disabled: isOffline });
  const { choice, hint, submit } = useSlashCommands({ text, onChange, onSubmit, onSay, place });
  const excess = text.trim().length - MAX_QUESTION_LENGTH;
  return (
    <Stack spacing={1}>
      {offline && (
        <Callout tone="info" role="status">
          {offline}
        </Callout>
      )}
      {attaching.notice}
      <DictationNotice dictation={dictation} />
      {excess > 0 && (
        <Callout tone="danger">
          {formatQuantity(excess, 'character', 'characters')} too long. A message takes{' '}
          {formatCount(MAX_QUESTION_LENGTH)}; longer texts are better told as a memory.
        </Callout>
      )}
      {hint !== undefined && (
        <Text role="status" variant="caption" tone="muted">
          {hint}
        </Text>
      )}
      <Composer
        ref={ref}
        label="Message to your twin"
        placeholder={hasMessages ? 'Ask a follow-up' : 'Message your twin'}
        value={text}
        onChange={onChange}
        onSubmit={() => {
          if (excess > 0) return;
          dictation.cancel();
          submit();
        }}
        submitOn={submitKey()}
        submitLabel="Send"
        onStop={onStop}
        disabled={isOffline}
        tools={attaching.button}
        endTools={<MicrophoneButton dictation={dictation} disabled={isOffline} />}
        context={<ContextChips {...contexts} />}
        note={note}
        choice={choice}
      />
    </Stack>
  );
}
