import { Box, Button, Callout, Row, Stack, Text, TextField } from '@twyn/design-system';
import { type ReactElement, type ReactNode, useState } from 'react';
import { errorMessage } from '../../../api/api-error';
import type { AutomationRule } from '../api/automations.api';
import { conditionsOf, newCondition, newTrigger, NOTHING_YET, withConditions } from '../lib/rule-parts';
import { ActionFields } from './action-fields';
import { ConditionFields } from './condition-fields';
import { DryRunPanel } from './dry-run-panel';
import { PartList } from './part-list';
import { RuleInWords } from './rule-in-words';
import { RuleLimits } from './rule-limits';
import { TriggerFields } from './trigger-fields';

interface RuleEditorProps {
  name: string;
  rule: AutomationRule;
  /** Gives why it was not kept. */
  onSave: (name: string, rule: AutomationRule) => Promise<unknown>;
  /** Cards beside it. */
  children?: ReactNode;
}

const COLUMNS = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;

/** A rule as a form, with what it says in plain words. */
export function RuleEditor({ name: given, rule: before, onSave, children }: RuleEditorProps): ReactElement {
  const [name, setName] = useState(given);
  const [rule, setRule] = useState(before);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const save = async (): Promise<void> => {
    setIsSaving(true);
    const error = await onSave(name.trim(), rule);
    setIsSaving(false);
    setProblem(error === undefined ? undefined : errorMessage(error));
  };
  return (
    <Box sx={COLUMNS}>
      <form
        noValidate
        aria-label="Automation"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack spacing={3}>
          <TextField
            label="Name"
            maxLength={120}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <RuleInWords rule={rule} />
          <PartList
            title="When any of these starts it"
            noun="Trigger"
            parts={rule.when}
            add={newTrigger('time')}
            least={1}
            onChange={(when) => setRule({ ...rule, when })}
          >
            {(part, change) => <TriggerFields value={part} onChange={change} />}
          </PartList>
          <Conditions rule={rule} onChange={setRule} />
          <PartList
            title="Then in this order"
            noun="Action"
            parts={rule.then}
            add={NOTHING_YET}
            least={1}
            onChange={(then) => setRule({ ...rule, then })}
          >
            {(part, change) => <ActionFields value={part} onChange={change} />}
          </PartList>
          <RuleLimits rule={rule} onChange={setRule} />
          {problem !== undefined && (
            <Callout tone="danger" title="Not saved">
              {problem}
            </Callout>
          )}
          <Row justify="end">
            <Button type="submit" tone="primary" loading={isSaving}>
              Save automation
            </Button>
          </Row>
        </Stack>
      </form>
      <Stack spacing={3}>
        <DryRunPanel rule={rule} />
        {children}
      </Stack>
    </Box>
  );
}

/** What has to hold besides; what is nested is too much for a form, and is kept. */
function Conditions({
  rule,
  onChange,
}: {
  rule: AutomationRule;
  onChange: (rule: AutomationRule) => void;
}): ReactElement {
  const conditions = conditionsOf(rule);
  if (!conditions) return <Text tone="muted">Its conditions are kept as they are.</Text>;
  return (
    <PartList
      title="If all of these hold"
      noun="Condition"
      parts={conditions}
      add={newCondition('clock')}
      onChange={(next) => onChange(withConditions(rule, next))}
    >
      {(part, change) => <ConditionFields value={part} onChange={change} />}
    </PartList>
  );
}
