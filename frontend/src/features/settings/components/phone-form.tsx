import { CodeInput, CountdownButton, Text, TextField } from '@twyn/design-system';
import { type ReactElement, useRef, useState } from 'react';
import { focusOnArrival } from '../../../components/on-arrival';
import type { Identity } from '../../../platform/identity/identity';
import { notify } from '../../../lib/notify';
import { useIdentityTask } from '../hooks/use-identity-task';
import { phoneProblem, plainNumber } from '../lib/phone-number';
import { InlineForm } from './inline-form';

const CODE_LENGTH = 6;
const REST_MS = 60_000;

export interface PhoneFormProps {
  onAdded: () => Promise<void>;
  onClose: () => void;
}

/** First the number, then the code that was sent to it. */
export function PhoneForm({ onAdded, onClose }: PhoneFormProps): ReactElement {
  const [number, setNumber] = useState('');
  const [code, setCode] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const [canSendAt, setCanSendAt] = useState<number | null>(null);
  const pending = useRef<Awaited<ReturnType<Identity['startPhone']>>>(null);
  const isSent = canSendAt !== null;

  const sending = useIdentityTask(async (identity) => {
    pending.current = await identity.startPhone(plainNumber(number));
  });
  const confirming = useIdentityTask(async () => pending.current?.confirm(code));
  const problem = isSent ? codeProblem(code) : phoneProblem(number);

  const send = async (): Promise<void> => {
    confirming.forgetFailure();
    if (await sending.run()) setCanSendAt(Date.now() + REST_MS);
  };
  const confirm = async (): Promise<void> => {
    if (!(await confirming.run())) return;
    notify.success('Number added');
    onClose();
    await onAdded();
  };
  const handleSubmit = async (): Promise<void> => {
    setWasTried(true);
    if (problem !== undefined) return;
    setWasTried(false);
    await (isSent ? confirm() : send());
  };

  return (
    <InlineForm
      submitLabel={isSent ? 'Verify' : 'Send the code'}
      isBusy={sending.isBusy || confirming.isBusy}
      failure={sending.failure}
      onSubmit={() => void handleSubmit()}
      onCancel={onClose}
    >
      {isSent ? (
        <>
          <Text role="status">We sent a code to {number.trim()}.</Text>
          <CodeInput
            ref={focusOnArrival}
            label="Code"
            length={CODE_LENGTH}
            error={wasTried && problem ? problem : confirming.failure}
            value={code}
            onChange={setCode}
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
          ref={focusOnArrival}
          label="Phone number"
          type="tel"
          name="tel"
          autoComplete="tel"
          placeholder="+44 20 7946 0123"
          error={wasTried && problem}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
      )}
    </InlineForm>
  );
}

function codeProblem(code: string): string | undefined {
  return code.length === CODE_LENGTH ? undefined : `Type all ${CODE_LENGTH} digits.`;
}
