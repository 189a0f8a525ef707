import { Button, Row, Stack, TextField } from '@twyn/design-system';
import { type KeyboardEvent, type ReactElement, type SubmitEvent, useEffect, useRef, useState } from 'react';

export interface ReviewEditorProps {
  initialText: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** The words as they should be remembered; Ctrl+Enter keeps them, Escape leaves them. */
export function ReviewEditor({ initialText, onSave, onCancel }: ReviewEditorProps): ReactElement {
  const [text, setText] = useState(initialText);
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);

  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') onSave(text);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
    if (event.key === 'Escape') onCancel();
  };

  return (
    <Stack component="form" ref={form} spacing={2} onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
      <TextField
        ref={box}
        label="What should be remembered"
        multiline
        minRows={3}
        maxRows={14}
        value={text}
        error={text.trim() === '' && 'A memory needs words.'}
        onChange={(event) => setText(event.target.value)}
      />
      <Row>
        <Button type="submit" tone="primary" size="sm">
          Save
        </Button>
        <Button tone="quiet" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
