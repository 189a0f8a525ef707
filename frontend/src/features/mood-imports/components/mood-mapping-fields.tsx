import { Checkbox, Select, Stack, Text } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import { TwoFields } from '../../../components/form/two-fields';
import type { MoodFormat, MoodMapping } from '../api/mood-imports.api';
import { columnChoices, scaleChoices, stepChoices } from '../lib/mood-import-labels';

type Step = MoodMapping['words'][number]['mood'];

export interface MoodMappingFieldsProps {
  format: MoodFormat;
  columns: string[];
  mapping: MoodMapping;
  onChange: (mapping: MoodMapping) => void;
}

/** What the columns of a table hold, which step each word of the file is, and what becomes of entries without one. */
export function MoodMappingFields(props: MoodMappingFieldsProps): ReactElement {
  const { format, columns, mapping, onChange } = props;
  const { words, most, otherwise, isDayFirst } = mapping;
  const setStep = (word: string, mood: Step): void =>
    onChange({ ...mapping, words: words.map((each) => (each.word === word ? { word, mood } : each)) });
  return (
    <Stack spacing={2.5}>
      {columns.length > 0 && (
        <Fields label="Match columns">
          {columns.map((column, index) => (
            <Select
              key={`${column} ${index}`}
              label={column}
              value={mapping.columns[index] ?? 'ignore'}
              options={columnChoices}
              onChange={(choice) =>
                onChange({
                  ...mapping,
                  columns: columns.map((_, i) => (i === index ? choice : (mapping.columns[i] ?? 'ignore'))),
                })
              }
            />
          ))}
        </Fields>
      )}
      {words.length > 0 && (
        <Fields label={format === 'day-one' ? 'Tags that tell how you felt' : 'Your words for how you felt'}>
          {words.map(({ word, mood }) => (
            <Select
              key={word}
              label={word}
              value={stepOf(mood)}
              options={stepChoices(format === 'day-one' ? 'Just a tag' : 'No step')}
              onChange={(choice) => setStep(word, toStep(choice))}
            />
          ))}
        </Fields>
      )}
      <Fields label="Everything else">
        <Select
          label="Entries without a mood"
          value={stepOf(otherwise)}
          options={stepChoices('Leave them out')}
          onChange={(choice) => onChange({ ...mapping, otherwise: toStep(choice) })}
        />
        {format === 'csv' && (
          <Select
            label="Numbers for a mood"
            value={String(most)}
            options={scaleChoices}
            onChange={(choice) => onChange({ ...mapping, most: Number(choice) as MoodMapping['most'] })}
          />
        )}
      </Fields>
      {format === 'csv' && (
        <Checkbox
          label="3/4 is the third of April"
          checked={isDayFirst}
          onChange={({ target }) => onChange({ ...mapping, isDayFirst: target.checked })}
        />
      )}
    </Stack>
  );
}

function Fields({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    <Stack spacing={1} role="group" aria-label={label}>
      <Text variant="label" tone="muted">
        {label}
      </Text>
      <TwoFields>{children}</TwoFields>
    </Stack>
  );
}

function stepOf(mood: Step): string {
  return mood === null ? '' : String(mood);
}

function toStep(choice: string): Step {
  return choice === '' ? null : Number(choice);
}
