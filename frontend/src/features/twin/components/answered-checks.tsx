import { Badge, Box, ItemRow, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { TwinCheck } from '../api/twin.api';

const LIST = { m: 0, p: 0, listStyle: 'none' } as const;

/** What one said, and what the twin had said before. */
export function AnsweredChecks({ checks }: { checks: readonly TwinCheck[] }): ReactElement | null {
  if (checks.length === 0) return null;
  return (
    <section aria-label="Answered last">
      <Text variant="label" as="h3" tone="muted">
        Answered last
      </Text>
      <Box component="ul" sx={LIST}>
        {checks.map((check) => (
          <li key={check.id}>
            <AnsweredCheck check={check} />
          </li>
        ))}
      </Box>
    </section>
  );
}

function AnsweredCheck({ check }: { check: TwinCheck }): ReactElement {
  const { question, choices, chosen, predicted } = check;
  const wordsOf = (id: string | null): string => choices.find((choice) => choice.id === id)?.text ?? '';
  const isSame = chosen === predicted;
  return (
    <ItemRow
      title={question}
      badge={<Badge tone={isSame ? 'success' : 'neutral'}>{isSame ? 'same' : 'other'}</Badge>}
      secondary={`You: ${wordsOf(chosen)}${isSame ? '' : `. Your twin: ${wordsOf(predicted)}`}`}
    />
  );
}
