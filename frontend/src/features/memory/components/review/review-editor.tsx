import { Stack, TextField } from '@twyn/design-system';
import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { useSchemaForm } from '../../../../components/form/use-schema-form';
import { SaveOrCancel } from './save-or-cancel';

export interface ReviewEditorProps {
  initialText: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}

const schema = z.object({
  text: z.string().check(z.refine((text) => text.trim() !== '', 'A memory needs words.')),
});

/** The words as they should be remembered; Ctrl+Enter keeps them, Escape leaves them. */
export function ReviewEditor({ initialText, onSave, onCancel }: ReviewEditorProps): ReactElement {
  const { field, setFocus, handleSubmit } = useSchemaForm({
    schema,
    defaultValues: { text: initialText },
    mode: 'onChange',
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => setFocus('text'), [setFocus]);

  const save = handleSubmit(({ text }) => onSave(text));
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
    if (event.key === 'Escape') onCancel();
  };

  return (
    <Stack
      component="form"
      ref={form}
      spacing={2}
      onSubmit={(event) => void save(event)}
      onKeyDown={handleKeyDown}
    >
      <TextField label="What should be remembered" multiline minRows={3} maxRows={14} {...field('text')} />
      <SaveOrCancel onCancel={onCancel} />
    </Stack>
  );
}
