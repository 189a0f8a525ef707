import { Button, Card, Row, Stack, Switch } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../api/api-error';
import { ConfirmButton } from '../../../components/confirm-button';
import { notify } from '../../../lib/notify';
import { paths } from '../../../lib/paths';
import {
  type Automation,
  useDeleteAutomationMutation,
  useEditAutomationMutation,
} from '../api/automations.api';

/** Whether it does anything at all, and its end. */
export function AutomationState({ automation }: { automation: Automation }): ReactElement {
  const { id, name, isEnabled } = automation;
  const [edit] = useEditAutomationMutation();
  const [remove] = useDeleteAutomationMutation();
  const navigate = useNavigate();
  const turn = async (isOn: boolean): Promise<void> => {
    const { error } = await edit({ id, editAutomation: { isEnabled: isOn } });
    if (error) notify.error(errorMessage(error));
  };
  const forget = async (): Promise<void> => {
    const { error } = await remove({ id });
    if (error) return;
    notify.success(`Deleted: ${name}`);
    void navigate(paths.automations);
  };
  return (
    <Card title="This automation">
      <Stack spacing={2}>
        <Switch
          label="On"
          hint="Off: it is kept, and does nothing."
          checked={isEnabled}
          onChange={({ target }) => void turn(target.checked)}
        />
        <Row justify="end">
          <ConfirmButton
            title={`Delete ${name}?`}
            confirmLabel="Delete"
            onConfirm={forget}
            button={(ask) => (
              <Button tone="quiet" size="sm" onClick={ask}>
                Delete
              </Button>
            )}
          >
            Its runs and versions are deleted as well. You can’t undo this.
          </ConfirmButton>
        </Row>
      </Stack>
    </Card>
  );
}
