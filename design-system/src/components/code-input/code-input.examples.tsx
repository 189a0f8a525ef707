import { useState, type ReactElement } from 'react';
import { Stack } from '../layout/layout';
import { CodeInput } from './code-input';

export function EmptyAndFilled(): ReactElement {
  const [code, setCode] = useState('');
  const [known, setKnown] = useState('482913');
  return (
    <Stack spacing={2}>
      <CodeInput label="Code" hint="Six digits, sent by text message." value={code} onChange={setCode} />
      <CodeInput label="Code received" value={known} onChange={setKnown} />
    </Stack>
  );
}

export function Refused(): ReactElement {
  const [code, setCode] = useState('482910');
  return <CodeInput label="Code" error="This isn’t the code we sent." value={code} onChange={setCode} />;
}
