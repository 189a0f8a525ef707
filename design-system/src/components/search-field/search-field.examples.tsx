import { useState, type ReactElement } from 'react';
import { Stack } from '../layout/layout';
import { SearchField } from './search-field';

export function States(): ReactElement {
  const [query, setQuery] = useState('the restaurant with the yard that Jonas liked');
  const [empty, setEmpty] = useState('');
  return (
    <Stack spacing={2}>
      <SearchField label="Search everything" size="lg" value={query} onChange={setQuery} />
      <SearchField
        label="Find in memory"
        placeholder="Find in memory"
        shortcut="/"
        value={empty}
        onChange={setEmpty}
      />
    </Stack>
  );
}
