import { useEffect } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { type SchemaForm, useSchemaForm } from '../../../components/form/use-schema-form';
import { identityErrorText } from '../../../platform/identity/identity-error';
import { useAppDispatch } from '../../../store/hooks';
import { identityNeeded } from '../state/auth.listeners';

interface AuthFormOptions<Input extends FieldValues, Output> {
  schema: ZodMiniType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  submit: (values: Output) => Promise<void>;
}

/** What the frame of a form shows. */
export interface AuthFormState {
  /** What the identity provider refused, in words. */
  failure: string | undefined;
  isBusy: boolean;
  send: () => Promise<void>;
}

export interface AuthForm<Input extends FieldValues, Output> extends SchemaForm<Input, Output> {
  state: AuthFormState;
}

/** Checks, sends once and reports. A form that succeeded stays busy: the guard of its page leads on. */
export function useAuthForm<Input extends FieldValues, Output>({
  submit,
  ...options
}: AuthFormOptions<Input, Output>): AuthForm<Input, Output> {
  const dispatch = useAppDispatch();
  const form = useSchemaForm(options);
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const isBusy = isSubmitting || isSubmitSuccessful;

  useEffect(() => {
    dispatch(identityNeeded());
  }, [dispatch]);

  const send = form.handleSubmit(async (values) => {
    try {
      await submit(values);
    } catch (error) {
      form.setError('root', { message: identityErrorText(error) });
    }
  });

  const sendOnce = async (): Promise<void> => {
    if (!isBusy) await send();
  };

  return { ...form, state: { failure: errors.root?.message, isBusy, send: sendOnce } };
}
