import { Box, SearchField } from '@twyn/design-system';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchAddress } from '../lib/addresses';

/** Finding goes by meaning, on the search page; this box leads there. */
export function FindMemories({ label }: { label: string }): ReactElement {
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (query.trim() !== '') void navigate(searchAddress(query.trim()));
  };
  return (
    <Box component="form" role="search" onSubmit={handleSubmit}>
      <SearchField label={label} placeholder={label} value={query} onChange={setQuery} />
    </Box>
  );
}
