import { Callout, Composer, Stack } from '@twyn/design-system';
import type { ReactElement, Ref } from 'react';
import { submitKey } from '../../../components/submit-key';
import { formatCount, formatQuantity } from '../../../lib/format';
import { MAX_QUESTION_LENGTH } from '../lib/question-length';

export interface ChatComposerProps {
  text: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
  hasMessages: boolean;
  /** Small print below. */
  note: string;
  /** Present while an answer is being written. */
  onStop: (() => void) | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

export function ChatComposer(props: ChatComposerProps): ReactElement {
  const { text, onChange, onSubmit, hasMessages, note, onStop, ref } = props;
  const excess = text.trim().length - MAX_QUESTION_LENGTH;
  return (
    <Stack spacing={1}>
      {excess > 0 && (
        <Callout tone="danger">
          {formatQuantity(excess, 'character', 'characters')} too long. A message takes{' '}
          {formatCount(MAX_QUESTION_LENGTH)}; longer texts are better told as a memory.
        </Callout>
      )}
      <Composer
        ref={ref}
        label="Message to your twin"
        placeholder={hasMessages ? 'Ask a follow-up' : 'Ask, or tell something to remember'}
        value={text}
        onChange={onChange}
        onSubmit={() => excess <= 0 && onSubmit()}
        submitOn={submitKey()}
        submitLabel="Send"
        onStop={onStop}
        note={note}
      />
    </Stack>
  );
}
