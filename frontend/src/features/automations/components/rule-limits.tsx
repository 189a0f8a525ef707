import { Card, Stack, Switch, Text, TextField } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { AutomationRule } from '../api/automations.api';

interface RuleLimitsProps {
  rule: AutomationRule;
  onChange: (rule: AutomationRule) => void;
}

const MINUTE = 60;

/** When it holds back though it is started. */
export function RuleLimits({ rule, onChange }: RuleLimitsProps): ReactElement {
  return (
    <Card title="Limits">
      <Stack spacing={2}>
        <TextField
          label="Rests after a run, in minutes"
          inputMode="numeric"
          value={String(rule.cooldownSeconds / MINUTE)}
          onChange={({ target }) =>
            onChange({ ...rule, cooldownSeconds: Math.max(0, Number(target.value) || 0) * MINUTE })
          }
        />
        <Switch
          label="Keeps quiet hours"
          hint="It does not start in the quiet hours of your settings."
          checked={rule.keepsQuietHours}
          onChange={({ target }) => onChange({ ...rule, keepsQuietHours: target.checked })}
        />
        <Text variant="caption" tone="muted">
          Locks, doors, valves, the alarm and the oven never move by themselves: you are asked each time.
        </Text>
      </Stack>
    </Card>
  );
}
