import { Glyph, type IconName, Link, Row, Stack, Text } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import { sitePaths } from '../lib/site-paths';

const steps: { icon: IconName; title: string; text: ReactNode }[] = [
  {
    icon: 'user',
    title: 'A person reads it',
    text: 'The administrator of this server. No other visitor or service sees it.',
  },
  {
    icon: 'tag',
    title: 'You get a reference',
    text: 'A few letters to name your message by, should you come back to it.',
  },
  {
    icon: 'clock',
    title: 'It’s kept for a year at most',
    text: (
      <>
        Your name, your address and your words, for the answer alone. The{' '}
        <Link href={sitePaths.privacy}>privacy policy</Link> says the rest.
      </>
    ),
  },
];

/** Beside the form: what becomes of a message. */
export function WhatHappensNext(): ReactElement {
  return (
    <Stack component="ul" spacing={3}>
      {steps.map(({ icon, title, text }) => (
        <li key={icon}>
          <Row nowrap align="start" gap={2}>
            <Glyph domain="neutral" icon={icon} />
            <Stack spacing={0.5}>
              <Text variant="h3" as="h2">
                {title}
              </Text>
              <Text tone="muted">{text}</Text>
            </Stack>
          </Row>
        </li>
      ))}
    </Stack>
  );
}
