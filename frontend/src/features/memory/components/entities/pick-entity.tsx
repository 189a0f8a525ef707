import { Chip, Row, SearchField, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { type NamedEntity, useListEntitiesQuery } from '../../api/entities.api';
import { entityKinds } from '../../lib/entity-labels';

export interface PickEntityProps {
  label: string;
  picked: NamedEntity | null;
  exceptId?: string;
  onPick: (entity: NamedEntity | null) => void;
}

const SHOWN = 12;

/** A few names to choose from: the most spoken of, or those that the words find. */
export function PickEntity({ label, picked, exceptId, onPick }: PickEntityProps): ReactElement {
  const [words, setWords] = useState('');
  const query = words.trim();
  const { data } = useListEntitiesQuery({ limit: SHOWN + 1, ...(query !== '' && { query }) });
  const found = (data?.items ?? []).filter(({ id }) => id !== exceptId).slice(0, SHOWN);
  if (picked) {
    return (
      <Stack spacing={0.75}>
        <Text variant="label">{label}</Text>
        <Row>
          <Chip icon={entityKinds[picked.kind].icon} label={picked.name} onRemove={() => onPick(null)} />
        </Row>
      </Stack>
    );
  }
  return (
    <Stack spacing={1.5}>
      <SearchField
        label={label}
        hideLabel={false}
        placeholder="Find a name"
        value={words}
        onChange={setWords}
      />
      <Row gap={0.75} role="group" aria-label="Names">
        {found.map((entity) => (
          <Chip
            key={entity.id}
            icon={entityKinds[entity.kind].icon}
            label={entity.name}
            selected={false}
            onClick={() => onPick(entity)}
          />
        ))}
        {data && found.length === 0 && <Text tone="muted">Name not found.</Text>}
      </Row>
    </Stack>
  );
}
