import { useEffect, useEffectEvent } from 'react';
import { isApiError } from '../../../api/api-error';
import { type SchemaForm, useSchemaForm } from '../../../components/form/use-schema-form';
import { useAppDispatch } from '../../../store/hooks';
import { useSendContactMessageMutation } from '../api/content.api';
import {
  clearContactDraft,
  saveContactDraft,
  readContactDraft,
  idempotencyKeyOf,
} from '../lib/contact-draft';
import { contactFieldNames, contactSchema, type ContactFields } from '../lib/contact-fields';

type Written = ContactFields & { website: string };

export interface ContactForm extends SchemaForm<Written, Written> {
  /** Why the last attempt failed, unless it was a field. */
  failure: unknown;
  isSending: boolean;
  /** Reference number of the message, once the server has stored it. */
  reference: string | undefined;
  sendOnce: () => Promise<void>;
  startOver: () => void;
}

/** Keeps the draft in the tab until the server confirms the message. */
export function useContactForm(): ContactForm {
  const dispatch = useAppDispatch();
  // No default values: the user may have typed into the prerendered fields before the script ran.
  const form = useSchemaForm<Written, Written>({ schema: contactSchema });
  const { getValues, setValue, setError, subscribe, handleSubmit } = form;
  const [send, { data, error, isLoading, reset }] = useSendContactMessageMutation();

  const handleChange = useEffectEvent((fields: Written) => {
    dispatch(saveContactDraft(withoutWebsite(fields)));
    if (error) reset();
  });
  useEffect(() => {
    const kept = dispatch(readContactDraft());
    for (const name of contactFieldNames) setValue(name, getValues(name) || kept[name]);
    dispatch(saveContactDraft(withoutWebsite(getValues())));
    return subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        if (name !== undefined) handleChange(values);
      },
    });
  }, [dispatch, getValues, setValue, subscribe]);

  const deliver = handleSubmit(async ({ website, ...fields }) => {
    const idempotencyKey = dispatch(idempotencyKeyOf(fields));
    const answer = await send({ contactRequest: { ...fields, website, idempotencyKey } });
    if (answer.data) dispatch(clearContactDraft());
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

function withoutWebsite({ name, email, message }: Written): ContactFields {
  return { name, email, message };
}

/** Field errors that only the server detects, such as a control character in pasted text. */
function refusedFields(error: unknown) {
  if (!isApiError(error)) return [];
  return error.fields.flatMap(({ path, message }) => {
    const field = contactFieldNames.find((name) => name === path);
    return field ? [{ path: field, message }] : [];
  });
}
