import { Badge, Button, Card, Grid, Icon, Stack, Text } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import { paths } from '../../../lib/paths';

export interface FirstStepsProps {
  hasMemory: boolean;
  hasAsked: boolean;
  /** Puts an example into the capture box, to be edited. */
  onTellExample: () => void;
  /** Puts a question about it into the ask box. */
  onAskExample: () => void;
}

/** Until something was told and asked: what to do first, each step one press away. */
export function FirstSteps(props: FirstStepsProps): ReactElement {
  const { hasMemory, hasAsked, onTellExample, onAskExample } = props;
  return (
    <Card title="First steps">
      <Grid container component="ol" spacing={3}>
        <Step
          order={1}
          title="Tell it one thing"
          isDone={hasMemory}
          action={
            <Button size="sm" onClick={onTellExample}>
              Start with an example
            </Button>
          }
        >
          A name, a date, a preference. It’s saved word for word.
        </Step>
        <Step
          order={2}
          title="Ask about it"
          isDone={hasAsked}
          action={
            <Button size="sm" onClick={onAskExample}>
              Ask a question
            </Button>
          }
        >
          In your own words. They can differ from the ones you saved.
        </Step>
        <Step
          order={3}
          title="See the source"
          isDone={false}
          action={
            <Button size="sm" href={paths.memory}>
              Open your memories
            </Button>
          }
        >
          Every answer cites its source. Open, correct or forget it.
        </Step>
      </Grid>
    </Card>
  );
}

interface StepProps {
  order: number;
  title: string;
  isDone: boolean;
  action: ReactNode;
  children: ReactNode;
}

function Step({ order, title, isDone, action, children }: StepProps): ReactElement {
  return (
    <Grid component="li" size={{ xs: 12, md: 4 }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Badge round>{isDone ? <Icon name="check" size={14} label="Done" /> : order}</Badge>
        <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          <div>
            <Text as="h3" variant="h3">
              {title}
            </Text>
            <Text tone="muted">{children}</Text>
          </div>
          {!isDone && action}
        </Stack>
      </Stack>
    </Grid>
  );
}
