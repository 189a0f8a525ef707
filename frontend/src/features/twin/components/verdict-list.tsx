import { Box, Icon, IconButton, ItemRow, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { type TwinVerdict, useDeleteTwinVerdictMutation, useListTwinVerdictsQuery } from '../api/twin.api';

const LIST = { m: 0, p: 0, listStyle: 'none' } as const;

/** What one would say and would not, which the twin keeps to. */
export function VerdictList(): ReactElement | null {
  const { data } = useListTwinVerdictsQuery();
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-label="Your verdicts">
      <Text variant="label" as="h3" tone="muted">
        Your verdicts
      </Text>
      <Box component="ul" sx={LIST}>
        {data.items.map((verdict) => (
          <li key={verdict.id}>
            <VerdictRow verdict={verdict} />
          </li>
        ))}
      </Box>
    </section>
  );
}

function VerdictRow({ verdict }: { verdict: TwinVerdict }): ReactElement {
  const { id, question, wouldSay, instead } = verdict;
  const [remove] = useDeleteTwinVerdictMutation();
  const refused = instead === null ? 'You would not say it.' : `You would say: ${instead}`;
  return (
    <ItemRow
      title={question}
      secondary={wouldSay ? 'You would say it.' : refused}
      action={
        <IconButton
          size="sm"
          label={`Delete the verdict on “${question}”`}
          icon={<Icon name="trash" size={18} />}
          onClick={() => void remove({ id })}
        />
      }
    />
  );
}
