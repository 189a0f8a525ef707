import { CodeInput, CountdownButton, Text, TextField } from '@twyn/design-system';
import { type ReactElement, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useSchemaForm } from '../../../components/form/use-schema-form';
import { focusOnArrival } from '../../../components/on-arrival';
import type { Identity } from '../../../platform/identity/identity';
import { notify } from '../../../lib/notify';
import { useIdentityTask } from '../hooks/use-identity-task';
import { phoneNumber, plainNumber } from '../lib/phone-number';
import { InlineForm } from './inline-form';

const CODE_LENGTH = 6;
const REST_MS = 60_000;

const numberStep = z.object({ number: phoneNumber, code: z.string() });
const codeStep = z.object({
  number: z.string(),
  code: z.string().check(z.length(CODE_LENGTH, `Type all ${CODE_LENGTH} digits.`)),
});

export interface PhoneFormProps {
  onAdded: () => Promise<void>;
  onClose: () => void;
}

/** First the number, then the code that was sent to it. */
export function PhoneForm({ onAdded, onClose }: PhoneFormProps): ReactElement {
  const [canSendAt, setCanSendAt] = useState<number | null>(null);
  const pending = useRef<Awaited<ReturnType<Identity['startPhone']>>>(null);
  const isSent = canSendAt !== null;
  const { field, watch, setValue, reset, getValues, problemOf, formState, handleSubmit } = useSchemaForm({
    schema: isSent ? codeStep : numberStep,
    defaultValues: { number: '', code: '' },
    arriveAt: 'number',
  });
  const [number, code] = watch(['number', 'code']);

  const sending = useIdentityTask(async (identity) => {
    pending.current = await identity.startPhone(plainNumber(number));
  });
  const confirming = useIdentityTask(async () => pending.current?.confirm(code));

  const send = async (): Promise<void> => {
    confirming.clearFailure();
    if (!(await sending.run())) return;
    setCanSendAt(Date.now() + REST_MS);
    // The next step is silent again until it is tried.
    reset(getValues());
  };
  const confirm = async (): Promise<void> => {
    if (!(await confirming.run())) return;
    notify.success('Number added');
    onClose();
    await onAdded();
  };
  const goOn = (): Promise<void> => handleSubmit(async () => (isSent ? confirm() : send()))();

  return (
    <InlineForm
      submitLabel={isSent ? 'Verify' : 'Send the code'}
      isBusy={sending.isBusy || confirming.isBusy}
      failure={sending.failure}
      onSubmit={goOn}
      onCancel={onClose}
    >
      {isSent ? (
        <>
          <Text role="status">A code was sent to {number.trim()}.</Text>
          <CodeInput
            ref={focusOnArrival}
            label="Code"
            length={CODE_LENGTH}
            error={problemOf('code') ?? confirming.failure}
            value={code}
            onChange={(next) => setValue('code', next, { shouldValidate: formState.isSubmitted })}
          />
          <CountdownButton
            size="sm"
            tone="quiet"
            until={canSendAt}
            waitingLabel={(seconds) => `Send a new code in ${seconds} s`}
            onClick={() => void send()}
          >
            Send a new code
          </CountdownButton>
        </>
      ) : (
        <TextField
          label="Phone number"
          type="tel"
          autoComplete="tel"
          placeholder="+44 20 7946 0123"
          {...field('number')}
        />
      )}
    </InlineForm>
  );
}
