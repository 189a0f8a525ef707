import { Button, Chip, Row, Stack, Text, type IconName } from '@twyn/design-system';
import { useState, type ReactNode } from 'react';

/** More would hide what stands below. */
const SHOWN = 12;

export interface ChoiceGroupProps<Value extends string> {
  name: string;
  icon?: IconName;
  choices: readonly { value: Value; label: string; count: number }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** What of one sort there is, with its numbers. What is chosen stays in sight. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>): ReactNode {
  const { name, icon, choices, chosen, onChange } = props;
  const [isWhole, setIsWhole] = useState(false);
  if (choices.length === 0) return null;
  const shown = isWhole
    ? choices
    : choices.filter(({ value }, place) => place < SHOWN || chosen.includes(value));
  return (
    <Stack spacing={1} role="group" aria-label={name}>
      <Text variant="label">{name}</Text>
      <Row gap={0.75}>
        {shown.map(({ value, label, count }) => {
          const isChosen = chosen.includes(value);
          return (
            <Chip
              key={value}
              label={label}
              count={count}
              selected={isChosen}
              {...(icon && { icon })}
              onClick={() =>
                onChange(isChosen ? chosen.filter((other) => other !== value) : [...chosen, value])
              }
            />
          );
        })}
        {shown.length < choices.length && (
          <Button tone="quiet" size="sm" onClick={() => setIsWhole(true)}>
            {choices.length - shown.length} more
          </Button>
        )}
      </Row>
    </Stack>
  );
}
