import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../api/api-error';
import { useSendContactMessageMutation } from '../api/content.api';
import { useAppDispatch } from '../../../store/hooks';
import { forgetLetter, keepLetter, keptLetter, keyOf } from '../lib/contact-draft';
import {
  type ContactField,
  type ContactLetter,
  type ContactProblems,
  contactProblems,
  NO_LETTER,
} from '../lib/contact-letter';
import { readContactForm, valueIn } from '../lib/read-contact-form';

export interface ContactForm {
  ref: RefObject<HTMLFormElement | null>;
  letter: ContactLetter;
  problems: ContactProblems;
  /** Why the last attempt failed, unless it was a field. */
  failure: unknown;
  isSending: boolean;
  /** What the message can be named by, once the server has it. */
  reference: string | undefined;
  handleChange: (field: ContactField, value: string) => void;
  handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  startOver: () => void;
}

/** The words stay in the tab until the server has answered that it has them. */
export function useContactForm(): ContactForm {
  const dispatch = useAppDispatch();
  const ref = useRef<HTMLFormElement>(null);
  const [letter, setLetter] = useState(NO_LETTER);
  const [attempts, setAttempts] = useState(0);
  const [send, { data, error, isLoading, reset }] = useSendContactMessageMutation();
  const found = contactProblems(letter);
  // Silent while the form is first filled in; from the first attempt on, every correction shows at once.
  const problems = attempts > 0 ? { ...refusedFields(error), ...found } : {};
  const isRefused = Object.keys(refusedFields(error)).length > 0;

  useEffect(() => {
    if (ref.current) setLetter(readContactForm(ref.current, dispatch(keptLetter())));
  }, [dispatch]);

  useEffect(() => {
    if (letter !== NO_LETTER) dispatch(keepLetter(letter));
  }, [dispatch, letter]);

  // After the render that marked the fields, so that a screen reader says the problem with the field.
  useEffect(() => {
    if (attempts > 0 && !isLoading) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts, isLoading]);

  const handleChange = (field: ContactField, value: string): void => {
    // A browser that fills in the form changes all of its fields at once.
    setLetter((current) => ({ ...current, [field]: value }));
    if (error) reset();
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isLoading) return;
    const written = readContactForm(event.currentTarget, dispatch(keptLetter()));
    setLetter(written);
    setAttempts(attempts + 1);
    if (Object.keys(contactProblems(written)).length === 0) {
      void deliver(written, valueIn(event.currentTarget, 'website'));
    }
  };

  const deliver = async (written: ContactLetter, website: string): Promise<void> => {
    const idempotencyKey = dispatch(keyOf(written));
    const email = written.email.trim();
    const answer = await send({ contactRequest: { ...written, email, website, idempotencyKey } });
    if (answer.data) dispatch(forgetLetter());
  };

  const startOver = (): void => {
    const { name, email } = letter;
    setLetter({ name, email, message: '' });
    setAttempts(0);
    reset();
  };

  return {
    ref,
    letter,
    problems,
    failure: isRefused ? undefined : error,
    isSending: isLoading,
    reference: data?.reference,
    handleChange,
    handleSubmit,
    startOver,
  };
}

/** What only the server saw, such as a control character in a pasted text. */
function refusedFields(error: unknown): ContactProblems {
  if (!isApiError(error)) return {};
  const fields = error.fields.filter(({ path }) => path in NO_LETTER);
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
}
