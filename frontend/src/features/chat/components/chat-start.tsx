import { Button, Logo, Skeleton, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useListMemoriesQuery } from '../../../shared/memory/api/memory.api';
import { useListRecentEntitiesQuery } from '../api/recent-entities.api';
import { firstTold, questionsAbout, type Starter } from '../lib/starters';

const SKELETONS = [220, 260, 180];

/** An empty conversation: what the owner's own memories can be asked, or what to tell first. */
export function ChatStart({ onChoose }: { onChoose: (draft: string) => void }): ReactElement {
  const recent = useListRecentEntitiesQuery({ limit: 6 });
  const memories = useListMemoriesQuery({ limit: 1 });
  const isEmpty = memories.data?.items.length === 0;
  const starters = isEmpty ? firstTold() : questionsAbout(recent.data?.items ?? []);
  return (
    <Stack spacing={2} sx={{ m: 'auto', alignItems: 'center', textAlign: 'center' }}>
      <Logo size={32} />
      <Text as="h2" variant="h2">
        {isEmpty ? 'Tell me something first' : 'Ask about your memories'}
      </Text>
      <Text tone="muted" measure>
        {isEmpty
          ? 'I answer from your memories alone, and I have none yet. Tell me something, then ask about it.'
          : 'I answer from your memories and cite the source of every statement. If I have none, I say so.'}
      </Text>
      {recent.isLoading || memories.isLoading ? (
        <Stack spacing={1} aria-busy sx={{ alignItems: 'center' }}>
          {SKELETONS.map((width) => (
            <Skeleton key={width} width={width} height={32} shape="block" />
          ))}
        </Stack>
      ) : (
        <Starters starters={starters} onChoose={onChoose} />
      )}
    </Stack>
  );
}

interface StartersProps {
  starters: readonly Starter[];
  onChoose: (draft: string) => void;
}

function Starters({ starters, onChoose }: StartersProps): ReactElement {
  return (
    <Stack component="ul" spacing={1} sx={{ alignItems: 'center' }} aria-label="To begin with">
      {starters.map(({ label, draft }) => (
        <li key={label}>
          <Button size="sm" onClick={() => onChoose(draft)}>
            {label}
          </Button>
        </li>
      ))}
    </Stack>
  );
}
