import { Button, TextField } from '@twyn/design-system';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { useAddLine } from '../hooks/use-add-line';

const MAX_LENGTH = 380;

/** One line that says what and when. */
export function AddLine(): ReactElement {
  const [line, setLine] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { add, isAdding } = useAddLine();
  const handleSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const said = line.trim();
    if (said === '' || isAdding) return;
    const { isAdded, problem: why } = await add(said);
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
