import { Box, Chip, TextField } from '@twyn/design-system';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { MAX_WORD_LENGTH } from './mood-fields';

interface ChipAdderProps {
  /** "Add to Doing". */
  label: string;
  /** On the chip. */
  words: string;
  onAdd: (word: string) => void;
}

/** A chip that becomes a field for one more word. Enter adds it, Escape leaves. */
export function ChipAdder({ label, words, onAdd }: ChipAdderProps): ReactElement {
  const [text, setText] = useState<string | null>(null);
  if (text === null) {
    return <Chip label={words} icon="plus" aria-label={label} onClick={() => setText('')} />;
  }
  const finish = (): void => {
    if (text.trim() !== '') onAdd(text.trim());
    setText(null);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Neither sends the form, nor closes the dialog, that the word is for.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) finish();
    if (event.key === 'Escape') setText(null);
  };
  return (
    <Box sx={{ width: 160 }}>
      <TextField
        label={label}
        hideLabel
        ref={focusOnArrival}
        maxLength={MAX_WORD_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKeyDown}
        onBlur={finish}
      />
    </Box>
  );
}

function focusOnArrival(field: HTMLElement | null): void {
  field?.focus();
}
