import { Button, Row, Stack, Text, TextField } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { KeyChoice } from '../lib/own-server';

interface CustomModelKeyProps {
  choice: KeyChoice;
  hint: string;
  /** There is one that can stay as it is. */
  isKept: boolean;
  onChange: (choice: KeyChoice) => void;
}

/** It is entered and never shown: of a kept one is said only that it is there. */
export function CustomModelKey({ choice, hint, isKept, onChange }: CustomModelKeyProps): ReactElement {
  if (choice.kind === 'enter')
    return (
      <TextField
        label="Key"
        type="password"
        name="api-key"
        autoComplete="off"
        hint={hint}
        value={choice.text}
        labelEnd={
          isKept && (
            <Button size="sm" tone="quiet" onClick={() => onChange({ kind: 'keep' })}>
              Keep the old one
            </Button>
          )
        }
        onChange={({ target }) => onChange({ kind: 'enter', text: target.value.trim() })}
      />
    );
  const isGoing = choice.kind === 'remove';
  return (
    <Stack spacing={0.5} role="group" aria-label="Key">
      <Text variant="label">Key</Text>
      <Row>
        <Text>{isGoing ? 'The kept key goes when you save.' : 'A key is kept.'}</Text>
        {isGoing ? (
          <Button size="sm" onClick={() => onChange({ kind: 'keep' })}>
            Keep it
          </Button>
        ) : (
          <>
            <Button size="sm" onClick={() => onChange({ kind: 'enter', text: '' })}>
              Replace
            </Button>
            <Button size="sm" tone="quiet" onClick={() => onChange({ kind: 'remove' })}>
              Remove key
            </Button>
          </>
        )}
      </Row>
    </Stack>
  );
}
