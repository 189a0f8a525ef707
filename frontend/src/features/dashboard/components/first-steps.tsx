import { Badge, Box, Button, Card, Icon, Row, Stack, Text } from '@twyn/design-system';
import { type ReactElement, type ReactNode, useState } from 'react';
import { errorMessage } from '../../../api/api-error';
import { MoodDialog } from '../../../components/mood/mood-dialog';
import { notify } from '../../../lib/notify';
import { paths } from '../../../lib/paths';
import { type FirstStep, useUpdateFirstStepsMutation } from '../../../shared/today/api/today.api';
import type { StepState } from '../lib/first-steps';

export interface FirstStepsProps {
  steps: readonly StepState[];
  /** Puts an example into the capture box, to be edited. */
  onTell: () => void;
}

/** Until a new account has what the twin can work with: four steps, each of which can be skipped. */
export function FirstSteps({ steps, onTell }: FirstStepsProps): ReactElement {
  const [isFeeling, setIsFeeling] = useState(false);
  const [update] = useUpdateFirstStepsMutation();
  const change = async (updateFirstSteps: { skipped?: FirstStep[]; isClosed?: boolean }): Promise<void> => {
    const { error } = await update({ updateFirstSteps });
    if (error) notify.error(errorMessage(error));
  };
  const skipped = steps.filter(({ state }) => state === 'skipped').map(({ step }) => step);
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <Card
      padding="none"
      title="Four steps, each can be skipped"
      aria-label="First steps"
      note={`${String(done)} of ${String(steps.length)} done`}
      actions={
        <Button
          size="sm"
          tone="quiet"
          aria-label="Hide these steps"
          onClick={() => void change({ isClosed: true })}
        >
          Hide
        </Button>
      }
    >
      <ol>
        {steps.map(({ step, state }, at) => (
          <Step
            key={step}
            order={at + 1}
            state={state}
            title={WORDS[step].title}
            text={WORDS[step].text}
            action={actionOf(step, { onTell, onFeel: () => setIsFeeling(true) })}
            onSkip={() => void change({ skipped: [...skipped, step] })}
            onResume={() => void change({ skipped: skipped.filter((one) => one !== step) })}
          />
        ))}
      </ol>
      <MoodDialog open={isFeeling} onClose={() => setIsFeeling(false)} />
    </Card>
  );
}

const WORDS: Readonly<Record<FirstStep, { title: string; text: string }>> = {
  tell: {
    title: 'Tell it one thing',
    text: 'A name, a date, a preference. It’s saved word for word, and answers cite it.',
  },
  feel: {
    title: 'Say how you feel',
    text: 'One word a day. What goes with better days is looked for once there are 30.',
  },
  bring: {
    title: 'Bring what you have',
    text: 'Notes, a diary, your moods or a health export.',
  },
  connect: {
    title: 'Connect a home or a device',
    text: 'A sensor, a ring, or a home by MQTT or Home Assistant. What is found waits for your yes.',
  },
};

function actionOf(step: FirstStep, { onTell, onFeel }: Record<'onTell' | 'onFeel', () => void>): ReactNode {
  switch (step) {
    case 'tell':
      return (
        <Button size="sm" onClick={onTell}>
          Start with an example
        </Button>
      );
    case 'feel':
      return (
        <Button size="sm" onClick={onFeel}>
          Check in now
        </Button>
      );
    case 'bring':
      return (
        <>
          <Button size="sm" href={paths.imports}>
            Notes or diary
          </Button>
          <Button size="sm" href={paths.readingImports}>
            Health export
          </Button>
          <Button size="sm" href={paths.moodImports}>
            Your moods
          </Button>
        </>
      );
    case 'connect':
      return (
        <>
          <Button size="sm" href={paths.homeConnections}>
            Connect a home
          </Button>
          <Button size="sm" href={paths.devices}>
            Add a device
          </Button>
        </>
      );
  }
}

interface StepProps {
  order: number;
  state: StepState['state'];
  title: string;
  text: string;
  action: ReactNode;
  onSkip: () => void;
  onResume: () => void;
}

function Step({ order, state, title, text, action, onSkip, onResume }: StepProps): ReactElement {
  return (
    <Box component="li" sx={{ px: { xs: 2, md: 2.5 }, py: 2 }}>
      <Row align="start" nowrap gap={1.5}>
        <Badge round>{state === 'done' ? <Icon name="check" size={14} label="Done" /> : order}</Badge>
        <Stack spacing={1.5} sx={{ flex: 1, minWidth: 0 }}>
          <div>
            <Text as="h3" variant="h3">
              {title}
            </Text>
            <Text tone="muted">{text}</Text>
          </div>
          {state === 'open' && <Row>{action}</Row>}
        </Stack>
        {state === 'open' && (
          <Button size="sm" tone="quiet" aria-label={`Skip: ${title}`} onClick={onSkip}>
            Skip
          </Button>
        )}
        {state === 'skipped' && (
          <Button size="sm" tone="quiet" aria-label={`Do it after all: ${title}`} onClick={onResume}>
            Do it after all
          </Button>
        )}
      </Row>
    </Box>
  );
}
