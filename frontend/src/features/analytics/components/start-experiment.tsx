import { Button, Dialog, SegmentedControl, Skeleton, Stack, Text, TextField } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import * as z from 'zod/mini';
import { errorMessage } from '../../../api/api-error';
import { useSchemaForm } from '../../../components/form/use-schema-form';
import { QueryBoundary } from '../../../components/query-boundary';
import { notify } from '../../../lib/notify';
import { usePlanExperimentQuery, useStartExperimentMutation } from '../api/insights.api';
import type { ExperimentIdea } from '../lib/experiment-prefill';

interface StartExperimentProps {
  idea: ExperimentIdea;
  onClose: () => void;
}

const schema = z.object({ action: z.string().check(z.trim(), z.minLength(1, 'Say what you do on A days.')) });
const MAX_ACTION_LENGTH = 200;
const FORM_ID = 'start-experiment';
type Weeks = '2' | '4';

/** Turns an idea into days drawn by lot, after saying what they can show. */
export function StartExperiment({ idea, onClose }: StartExperimentProps): ReactElement {
  const { outcome, outcomeTitle, lag } = idea;
  const [weeks, setWeeks] = useState<Weeks>('2');
  const { field, setError, handleSubmit } = useSchemaForm({ schema, defaultValues: { action: idea.action } });
  const plan = usePlanExperimentQuery({ outcome, weeks: Number(weeks) });
  const [start, { isLoading }] = useStartExperimentMutation();
  const save = handleSubmit(async ({ action }) => {
    const startExperiment = { outcome, action, lag, weeks: weeks === '2' ? (2 as const) : (4 as const) };
    const { error } = await start({ startExperiment });
    if (error) {
      setError('action', { message: errorMessage(error) });
      return;
    }
    notify.success('It starts tomorrow. You’re reminded each morning.');
    onClose();
  });
  return (
    <Dialog
      open
      keepOpenOnBackdrop
      onClose={onClose}
      title={`Try it: ${outcomeTitle.toLowerCase()}`}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button tone="primary" type="submit" form={FORM_ID} loading={isLoading} disabled={!plan.data}>
            Start tomorrow
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={(event) => void save(event)}>
        <Stack spacing={2}>
          <TextField
            label="What you do on A days"
            hint="B days are as usual. In each two days the lot decides which is which."
            maxLength={MAX_ACTION_LENGTH}
            autoComplete="off"
            {...field('action')}
          />
          <SegmentedControl<Weeks>
            label="How long"
            options={[
              { value: '2', label: 'Two weeks' },
              { value: '4', label: 'Four weeks' },
            ]}
            value={weeks}
            onChange={setWeeks}
          />
          <QueryBoundary
            query={plan}
            errorTitle="This can’t be tried yet"
            skeleton={<Skeleton shape="block" height={72} />}
          >
            {({ sentence, assumption }) => (
              <Stack spacing={1}>
                <Text>{sentence}</Text>
                <Text variant="caption" tone="muted">
                  {assumption}
                </Text>
              </Stack>
            )}
          </QueryBoundary>
        </Stack>
      </form>
    </Dialog>
  );
}
