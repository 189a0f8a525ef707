import { Button, Callout, Stack } from '@twyn/design-system';
import type { ReactElement, ReactNode, SubmitEvent } from 'react';
import type { AuthFormState } from '../hooks/use-auth-form';

interface AuthFormFrameProps {
  form: AuthFormState;
  submitLabel: string;
  /** The fields. */
  children?: ReactNode;
}

/** Fields, what went wrong, and the one primary action. */
export function AuthFormFrame({ form, submitLabel, children }: AuthFormFrameProps): ReactElement {
  const { failure, isBusy, send } = form;
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    void send();
  };
  return (
    <Stack component="form" noValidate onSubmit={handleSubmit} spacing={2.5}>
      {failure && <Callout tone="danger">{failure}</Callout>}
      {children}
      <Button type="submit" tone="primary" size="lg" fullWidth loading={isBusy}>
        {submitLabel}
      </Button>
    </Stack>
  );
}
