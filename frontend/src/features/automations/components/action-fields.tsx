import { Select, Stack, Text, TextField } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { useLazyParseCommandQuery } from '../../../shared/skills/api/skills.api';
import type { AutomationAction } from '../api/automations.api';
import { ACTION_KINDS, type ActionKind, newAction } from '../lib/rule-parts';

interface ActionFieldsProps {
  value: AutomationAction;
  onChange: (value: AutomationAction) => void;
}
const MINUTE = 60;

/** One of what is done, in its order. */
export function ActionFields({ value, onChange }: ActionFieldsProps): ReactElement {
  const isKnown = ACTION_KINDS.some(({ value: kind }) => kind === value.kind);
  if (!isKnown) return <Text tone="muted">This one is kept as it is.</Text>;
  return (
    <Stack spacing={1.5}>
      <Select<ActionKind>
        label="Then"
        options={ACTION_KINDS}
        value={value.kind as ActionKind}
        onChange={(kind) => onChange(newAction(kind))}
      />
      {value.kind === 'do' && <CommandField value={value} onChange={onChange} />}
      {(value.kind === 'notify' || value.kind === 'ask') && (
        <TextField
          label={value.kind === 'ask' ? 'Question' : 'Text'}
          maxLength={200}
          value={value.text}
          onChange={(event) => onChange({ ...value, text: event.target.value })}
        />
      )}
      {value.kind === 'delay' && (
        <TextField
          label="Minutes"
          inputMode="numeric"
          value={String(Math.round((value.seconds / MINUTE) * 100) / 100)}
          onChange={(event) =>
            onChange({ ...value, seconds: Math.max(1, Number(event.target.value) || 1) * MINUTE })
          }
        />
      )}
    </Stack>
  );
}

type Doing = Extract<AutomationAction, { kind: 'do' }>;

/** What is done, in a sentence: it is understood as it would be in a talk, and kept as it was understood. */
function CommandField({ value, onChange }: { value: Doing; onChange: (value: Doing) => void }): ReactElement {
  const [text, setText] = useState(value.text);
  const [problem, setProblem] = useState<string>();
  const [parse, { isFetching }] = useLazyParseCommandQuery();
  const read = async (): Promise<void> => {
    const said = text.trim();
    if (said === '' || (said === value.text && value.calls.length > 0)) return;
    const { data } = await parse({ parseCommand: { text: said } });
    const isUnderstood = data?.outcome === 'act' && data.intents.length > 0;
    setProblem(isUnderstood ? undefined : (data?.question ?? 'I don’t know how to do that.'));
    const calls = isUnderstood
      ? data.intents.map(({ skill, parameters, targets }) => ({ skill, parameters, targets }))
      : [];
    onChange({ ...value, text: said, calls });
  };
  const isUnderstood = value.calls.length > 0 && value.text === text.trim();
  return (
    <TextField
      label="What to do"
      hint={
        isUnderstood
          ? 'Understood.'
          : isFetching
            ? 'Reading…'
            : 'As you would say it: “turn on the sofa lamp”.'
      }
      error={problem}
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => void read()}
    />
  );
}
