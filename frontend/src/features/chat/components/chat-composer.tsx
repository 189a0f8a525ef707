import { Callout, Composer, Stack, Text } from '@twyn/design-system';
import type { ReactElement, Ref } from 'react';
import { submitKey } from '../../../components/submit-key';
import { formatCount, formatQuantity } from '../../../lib/format';
import type { Contexts } from '../hooks/use-contexts';
import { useSlashCommands } from '../hooks/use-slash-commands';
import { MAX_QUESTION_LENGTH } from '../lib/question-length';
import type { SlashPlace } from '../lib/slash-commands';
import { ContextChips } from './context-chips';

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
  /** Present while an answer is being written. */
  onStop: (() => void) | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

export function ChatComposer(props: ChatComposerProps): ReactElement {
  const { text, onChange, onSubmit, onSay, place, hasMessages, contexts, note, onStop, ref } = props;
  const { choice, hint, submit } = useSlashCommands({ text, onChange, onSubmit, onSay, place });
  const excess = text.trim().length - MAX_QUESTION_LENGTH;
  return (
    <Stack spacing={1}>
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
        placeholder={hasMessages ? 'Ask a follow-up' : 'Ask a question or save a memory'}
        value={text}
        onChange={onChange}
        onSubmit={() => excess <= 0 && submit()}
        submitOn={submitKey()}
        submitLabel="Send"
        onStop={onStop}
        context={<ContextChips {...contexts} />}
        note={note}
        choice={choice}
      />
    </Stack>
  );
}
