import { Button, Card, Stack, Text, TextField } from '@twyn/design-system';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../api/api-error';
import { paths } from '../../../lib/paths';
import { useDraftAutomationMutation } from '../api/automations.api';
import { type DraftState, NOTHING_UNDERSTOOD } from '../lib/drafted';

/** A rule in a sentence: it opens as a form with what was understood. */
export function DraftBox(): ReactElement {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [draft, { isLoading }] = useDraftAutomationMutation();
  const navigate = useNavigate();
  const handleSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    const { data, error } = await draft({ draftRequest: { text: said } });
    if (!data) {
      setProblem(errorMessage(error));
      return;
    }
    if (data.whenText === null) {
      setProblem(NOTHING_UNDERSTOOD);
      return;
    }
    const state: DraftState = { text: said, draft: data };
    void navigate(`${paths.automations}/new`, { state });
  };
  return (
    <Card title="Say it in a sentence">
      <form noValidate aria-label="Draft an automation" onSubmit={(event) => void handleSubmit(event)}>
        <Stack spacing={1.5}>
          <TextField
            label="When this happens, do that"
            hint="Such as: when I log a headache in the evening, dim the lights"
            error={problem}
            maxLength={300}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <div>
            <Button type="submit" tone="secondary" loading={isLoading}>
              Draft it
            </Button>
          </div>
          <Text variant="caption" tone="muted">
            It opens to be looked at. Nothing is kept before you save it.
          </Text>
        </Stack>
      </form>
    </Card>
  );
}
