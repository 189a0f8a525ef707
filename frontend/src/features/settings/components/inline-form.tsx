import { Button, Callout, Row, Stack } from '@twyn/design-system';
import type { KeyboardEvent, ReactElement, ReactNode, SubmitEvent } from 'react';
import { useActiveForm } from './active-form';

export interface InlineFormProps {
  /** The verb for what happens. */
  submitLabel: string;
  isBusy: boolean;
  failure: string | null;
  onSubmit: () => void | Promise<void>;
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form in the place of the value it changes. Escape gives up. */
export function InlineForm(props: InlineFormProps): ReactElement {
  const { submitLabel, isBusy, failure, onSubmit, onCancel, children } = props;
  const { isActive, onFocus } = useActiveForm();
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    void onSubmit();
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onCancel();
  };
  return (
    <Stack
      component="form"
      spacing={2}
      noValidate
      onFocus={onFocus}
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
    >
      {children}
      {failure && <Callout tone="danger">{failure}</Callout>}
      <Row>
        <Button type="submit" tone={isActive ? 'primary' : 'secondary'} loading={isBusy}>
          {submitLabel}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
