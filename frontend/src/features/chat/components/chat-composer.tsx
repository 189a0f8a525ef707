import { Callout, Composer, Stack } from '@twyn/design-system';
import type { ReactElement, Ref } from 'react';
import { submitKey } from '../../../components/submit-key';
import { formatCount, formatQuantity } from '../../../lib/format';
import type { Ask } from '../hooks/use-ask';

const MAX_QUESTION_LENGTH = 4_000;

export interface ChatComposerProps {
  asking: Ask;
  hasMessages: boolean;
  /** Present while an answer is being written. */
  onStop: (() => void) | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

export function ChatComposer({ asking, hasMessages, onStop, ref }: ChatComposerProps): ReactElement {
  const { draft, setText, submit } = asking;
  const excess = draft.text.trim().length - MAX_QUESTION_LENGTH;
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
        value={draft.text}
        onChange={setText}
        onSubmit={() => excess <= 0 && submit()}
        submitOn={submitKey()}
        submitLabel="Send"
        onStop={onStop}
        note="Answers use your own data."
      />
    </Stack>
  );
}
