import { Button, Callout, Stack } from '@twyn/design-system';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import type { AuthForm } from '../hooks/use-auth-form';

interface AuthFormFrameProps<Values> {
  form: AuthForm<Values>;
  submitLabel: string;
  /** The fields. */
  children?: ReactNode;
}

/** Fields, what went wrong, and the one primary action. */
export function AuthFormFrame<Values>({
  form,
  submitLabel,
  children,
}: AuthFormFrameProps<Values>): ReactElement {
  const { attempts, failure, isBusy, handleSubmit } = form;
  const ref = useRef<HTMLFormElement>(null);

  // After the render that marked the fields, so that a screen reader says the error with the field.
  useEffect(() => {
    if (attempts > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  return (
    <Stack component="form" ref={ref} noValidate onSubmit={handleSubmit} spacing={2.5}>
      {failure && <Callout tone="danger">{failure}</Callout>}
      {children}
      <Button type="submit" tone="primary" size="lg" fullWidth loading={isBusy}>
        {submitLabel}
      </Button>
    </Stack>
  );
}
