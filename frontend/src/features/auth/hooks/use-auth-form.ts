import { type SubmitEvent, useEffect, useState } from 'react';
import { identityErrorText } from '../../../platform/identity/identity-error';
import { useAppDispatch } from '../../../store/hooks';
import { identityNeeded } from '../state/auth.listeners';

export type FieldErrors<Values> = Partial<Record<keyof Values, string>>;

interface AuthFormOptions<Values> {
  values: Values;
  validate: (values: Values) => FieldErrors<Values>;
  submit: (values: Values) => Promise<void>;
}

export interface AuthForm<Values> {
  /** How often it was sent or tried to be. */
  attempts: number;
  errors: FieldErrors<Values>;
  /** What the identity provider refused, in words. */
  failure: string | null;
  isBusy: boolean;
  handleSubmit: (event: SubmitEvent) => void;
}

/** Checks, sends once and reports. A form that succeeded stays busy: the guard of its page leads on. */
export function useAuthForm<Values>({ values, validate, submit }: AuthFormOptions<Values>): AuthForm<Values> {
  const dispatch = useAppDispatch();
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // Silent while the form is first filled in; from the first attempt on, every correction shows at once.
  const problems = validate(values);
  const errors = attempts > 0 ? problems : {};

  useEffect(() => {
    dispatch(identityNeeded());
  }, [dispatch]);

  const send = async (): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      await submit(values);
    } catch (error) {
      setFailure(identityErrorText(error));
      setIsBusy(false);
    }
  };

  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    setAttempts(attempts + 1);
    if (Object.keys(problems).length === 0) void send();
  };

  return { attempts, errors, failure, isBusy, handleSubmit };
}
