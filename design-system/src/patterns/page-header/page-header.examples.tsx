import { useState, type ReactElement } from 'react';
import { SearchField } from '../../components/search-field/search-field';
import { PageHeader } from './page-header';

export function WithTools(): ReactElement {
  const [query, setQuery] = useState('');
  return (
    <PageHeader
      context="Thursday 12 March, 07:04"
      title="Good morning, Mara"
      tools={
        <SearchField
          label="Search everything"
          placeholder="Search everything"
          shortcut="/"
          value={query}
          onChange={setQuery}
        />
      }
    />
  );
}

export function WithDescription(): ReactElement {
  return <PageHeader title="Memory" description="What you told your twin, and where it came from." />;
}
