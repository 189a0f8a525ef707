import type { ReactElement } from 'react';
import { Stack } from '../layout/layout';
import { Text, textTones, textVariants } from './text';

const words: Partial<Record<(typeof textVariants)[number], string>> = {
  display: 'Second mind',
  h1: 'Good morning, Mara',
  h2: 'Where this came from',
  h3: 'Morning brief',
  lead: 'Twyn remembers what you tell it.',
  read: 'You slept 6 h 12 min, under your usual.',
  body: 'Two lights on, all doors closed.',
  label: 'Keep me signed in',
  caption: 'Hallway sensor, 06:00',
  metric: '6 h 12 min',
  metricSm: '20.5 °C',
  mono: 'a41f9c2',
};

export function Scale(): ReactElement {
  return (
    <Stack spacing={1.5}>
      {textVariants.map((variant) => (
        <Text key={variant} variant={variant} as="p">
          {words[variant]}
        </Text>
      ))}
    </Stack>
  );
}

export function Tones(): ReactElement {
  return (
    <Stack spacing={0.5}>
      {textTones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  );
}
