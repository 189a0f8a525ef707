import { Button, Callout, Dialog, Stack, Text, TextField } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { errorMessage } from '../../../../api/api-error';
import { type ForgetReceipt, type ForgetTarget, useForgetMemoriesMutation } from '../../api/forgetting.api';
import { formatQuantity } from '../../../../lib/format';

export interface ConfirmForgettingProps {
  mode: 'trash' | 'erase';
  target: ForgetTarget;
  count: number;
  onClose: () => void;
  onForgotten: (receipt: ForgetReceipt) => void;
}

/** More than this are not lost to a click too many. */
const TYPED_FROM = 100;

export function ConfirmForgetting({
  mode,
  target,
  count,
  onClose,
  onForgotten,
}: ConfirmForgettingProps): ReactElement {
  const [typed, setTyped] = useState('');
  const [forgetMemories, { isLoading, error }] = useForgetMemoriesMutation();
  const mustType = count > TYPED_FROM;
  const handleConfirm = async (): Promise<void> => {
    const { data } = await forgetMemories({ forgetRequest: { target, mode, expectedCount: count } });
    if (data) onForgotten(data);
  };
  const memories = formatQuantity(count, 'memory', 'memories');
  return (
    <Dialog
      open
      title={mode === 'erase' ? `Delete ${memories} permanently?` : `Move ${memories} to the trash?`}
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            tone={mode === 'erase' ? 'danger' : 'primary'}
            loading={isLoading}
            disabled={mustType && typed.trim() !== String(count)}
            onClick={() => void handleConfirm()}
          >
            {mode === 'erase' ? 'Delete permanently' : 'Move to the trash'}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <Text>
          {mode === 'erase'
            ? 'This permanently deletes them and everything derived from them.'
            : 'They’re removed from every list, search and answer. You can restore them for 30 days.'}
        </Text>
        {mustType && (
          <TextField
            label={`Type ${String(count)} to go on`}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        {error && <Callout tone="danger" title={errorMessage(error)} />}
      </Stack>
    </Dialog>
  );
}
