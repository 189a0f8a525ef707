import { Button, TextField } from '@twyn/design-system';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { useQuickAdd } from '../hooks/use-quick-add';

const MAX_LENGTH = 380;

/** Adds a reminder or timer from one line of text. */
export function QuickAdd(): ReactElement {
  const [line, setLine] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { add, isAdding } = useQuickAdd();
  const handleSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const text = line.trim();
    if (text === '' || isAdding) return;
    const { isAdded, problem: why } = await add(text);
    setProblem(why);
    if (isAdded) setLine('');
  };
  return (
    <form onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label="Remind me to"
        hint="Say when in the same line, or leave it open: “call Ana tomorrow at 9”, “timer 10 minutes”."
        error={problem ?? undefined}
        placeholder="call Ana tomorrow at 9"
        autoComplete="off"
        maxLength={MAX_LENGTH}
        value={line}
        onChange={(event) => {
          setLine(event.target.value);
          setProblem(null);
        }}
        endAdornment={
          <Button type="submit" size="sm" loading={isAdding}>
            Add
          </Button>
        }
      />
    </form>
  );
}
