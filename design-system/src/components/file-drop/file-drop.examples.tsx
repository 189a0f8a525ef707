import { useState, type ReactElement } from 'react';
import { Stack } from '../layout/layout';
import { Text } from '../text/text';
import { FileDrop } from './file-drop';

export function States(): ReactElement {
  const [name, setName] = useState('');
  return (
    <Stack spacing={2}>
      <FileDrop
        label="Drop a file here, or choose one"
        hint="Notes, a table, or an export."
        onFile={(file) => setName(file.name)}
      />
      <FileDrop label="Nothing can be dropped now" disabled onFile={() => undefined} />
      {name !== '' && <Text>{name}</Text>}
    </Stack>
  );
}
