import { Button, Card, Icon, IconButton, ItemRow, Row, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useDeleteVoicePhraseMutation, useListVoicePhrasesQuery, type VoicePhrase } from '../api/voice.api';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import type { TaughtPhrase } from './teach-dialog';

/** The user's own words for whole sentences. */
export function Phrases({ onTeach }: { onTeach: (phrase: TaughtPhrase) => void }): ReactElement {
  const query = useListVoicePhrasesQuery();
  return (
    <Stack spacing={2}>
      <QueryBoundary
        query={query}
        inCard
        errorTitle="Couldn’t load your phrases"
        skeleton={
          <Card padding="none">
            <RowSkeleton rows={2} />
          </Card>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={<Text tone="muted">No phrases yet. Teach one, such as “movie night”.</Text>}
      >
        {({ items }) => (
          <Card padding="none" as="ul">
            {items.map((phrase) => (
              <li key={phrase.id}>
                <PhraseRow phrase={phrase} onTeach={onTeach} />
              </li>
            ))}
          </Card>
        )}
      </QueryBoundary>
      <div>
        <Button size="sm" onClick={() => onTeach({ phrase: '', command: '' })}>
          Teach a phrase
        </Button>
      </div>
    </Stack>
  );
}

function PhraseRow({
  phrase: { id, phrase, command },
  onTeach,
}: {
  phrase: VoicePhrase;
  onTeach: (phrase: TaughtPhrase) => void;
}): ReactElement {
  const [remove, { isLoading }] = useDeleteVoicePhraseMutation();
  return (
    <ItemRow
      title={`“${phrase}”`}
      secondary={`Runs “${command}”`}
      action={
        <Row nowrap gap={0.5}>
          <IconButton
            size="sm"
            label={`Edit ${phrase}`}
            icon={<Icon name="edit" size={18} />}
            onClick={() => onTeach({ id, phrase, command })}
          />
          <IconButton
            size="sm"
            label={`Delete ${phrase}`}
            icon={<Icon name="trash" size={18} />}
            disabled={isLoading}
            onClick={() => void remove({ id })}
          />
        </Row>
      }
    />
  );
}
