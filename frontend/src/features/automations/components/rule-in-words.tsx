import { Card, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useEffect } from 'react';
import { type AutomationRule, usePreviewAutomationMutation } from '../api/automations.api';

/** A pause in typing after which the sentence is written anew. */
const PAUSE_MS = 400;

/** What the rule says, as it is written. */
export function RuleInWords({ rule }: { rule: AutomationRule }): ReactElement {
  const [preview, { data, error }] = usePreviewAutomationMutation();
  useEffect(() => {
    const timer = setTimeout(() => void preview({ previewAutomation: { rule } }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [preview, rule]);
  const words = error ? 'Fill in what is missing, and it is said here in plain words.' : data?.words;
  return (
    <Card title="In plain words">
      <Stack spacing={1}>
        <Text aria-live="polite">{words ?? 'Reading…'}</Text>
        {!error &&
          data?.problems.map(({ text }) => (
            <Text key={text} variant="caption" tone="muted">
              {text}
            </Text>
          ))}
        {!error && data?.asks && (
          <Text variant="caption" tone="muted">
            Something in it waits for your yes each time.
          </Text>
        )}
      </Stack>
    </Card>
  );
}
