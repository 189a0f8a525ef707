import { Chip, Row } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useListContextsQuery } from '../api/contexts.api';
import type { Contexts } from '../hooks/use-contexts';

/** What answers may read, each to be switched off. The place is kept while the list is on its way. */
export function ContextChips({ off, change }: Contexts): ReactElement {
  const { data } = useListContextsQuery();
  const names = data?.items.map(({ name }) => name) ?? [];
  const toggle = (name: (typeof names)[number]): void =>
    change(names.filter((each) => (each === name ? !off.includes(each) : off.includes(each))));
  return (
    <Row role="group" aria-label="Context for answers" gap={1}>
      {data?.items.map(({ name, label, description }) => (
        <Chip
          key={name}
          label={label}
          icon={name}
          title={description}
          selected={!off.includes(name)}
          onClick={() => toggle(name)}
        />
      ))}
    </Row>
  );
}
