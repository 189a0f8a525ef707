import { Card, Composer, Stack, Text } from '@twyn/design-system';
import type { ReactElement, Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { submitKey } from '../../../components/submit-key';
import { askState } from '../../../lib/addresses';
import { paths } from '../../../lib/paths';

export interface AskCardProps {
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Asks from here; the answer is written in a conversation of its own. */
export function AskCard({ value, onChange, ref }: AskCardProps): ReactElement {
  const navigate = useNavigate();
  return (
    <Card aria-label="Ask your twin" style={{ height: '100%' }}>
      <Stack spacing={1.5}>
        <Text as="h2" variant="h3">
          Ask your twin
        </Text>
        <Composer
          ref={ref}
          label="Question to your twin"
          placeholder="What is on your mind?"
          minRows={2}
          value={value}
          onChange={onChange}
          onSubmit={() => void navigate(paths.chat, { state: askState(value.trim()) })}
          submitOn={submitKey()}
          submitLabel="Ask"
        />
        <Text variant="caption" tone="muted">
          Answers come from what you told, each with its source.
        </Text>
      </Stack>
    </Card>
  );
}
