import { useEffect, useEffectEvent } from 'react';
import { isApiError } from '../../../api/api-error';
import { type SchemaForm, useSchemaForm } from '../../../components/form/use-schema-form';
import { useAppDispatch } from '../../../store/hooks';
import { useSendContactMessageMutation } from '../api/content.api';
import { forgetLetter, keepLetter, keptLetter, keyOf } from '../lib/contact-draft';
import { contactFields, contactLetter, type ContactLetter } from '../lib/contact-letter';

type Written = ContactLetter & { website: string };

export interface ContactForm extends SchemaForm<Written, Written> {
  /** Why the last attempt failed, unless it was a field. */
  failure: unknown;
  isSending: boolean;
  /** What the message can be named by, once the server has it. */
  reference: string | undefined;
  sendOnce: () => Promise<void>;
  startOver: () => void;
}

/** The words stay in the tab until the server has answered that it has them. */
export function useContactForm(): ContactForm {
  const dispatch = useAppDispatch();
  // Without values of its own: somebody may have written before the page had its script, and the fields know it.
  const form = useSchemaForm<Written, Written>({ schema: contactLetter });
  const { getValues, setValue, setError, subscribe, handleSubmit } = form;
  const [send, { data, error, isLoading, reset }] = useSendContactMessageMutation();

  const handleChange = useEffectEvent((letter: Written) => {
    dispatch(keepLetter(withoutWebsite(letter)));
    if (error) reset();
  });
  useEffect(() => {
    const kept = dispatch(keptLetter());
    for (const name of contactFields) setValue(name, getValues(name) || kept[name]);
    dispatch(keepLetter(withoutWebsite(getValues())));
    return subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        if (name !== undefined) handleChange(values);
      },
    });
  }, [dispatch, getValues, setValue, subscribe]);

  const deliver = handleSubmit(async ({ website, ...letter }) => {
    const idempotencyKey = dispatch(keyOf(letter));
    const answer = await send({ contactRequest: { ...letter, website, idempotencyKey } });
    if (answer.data) dispatch(forgetLetter());
    for (const { path, message } of refusedFields(answer.error)) setError(path, { message });
  });

  const startOver = (): void => {
    form.reset({ ...getValues(), message: '' });
    reset();
  };

  return {
    ...form,
    failure: refusedFields(error).length > 0 ? undefined : error,
    isSending: isLoading,
    reference: data?.reference,
    sendOnce: async () => {
      if (!isLoading) await deliver();
    },
    startOver,
  };
}

function withoutWebsite({ name, email, message }: Written): ContactLetter {
  return { name, email, message };
}

/** What only the server saw, such as a control character in a pasted text. */
function refusedFields(error: unknown) {
  if (!isApiError(error)) return [];
  return error.fields.flatMap(({ path, message }) => {
    const field = contactFields.find((name) => name === path);
    return field ? [{ path: field, message }] : [];
  });
}
