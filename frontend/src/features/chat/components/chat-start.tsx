import { Button, Logo, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';

const EXAMPLES = [
  'Remember that Ana is allergic to peanuts',
  'What is Ana allergic to?',
  'What do you know about me?',
];

/** An empty conversation: what can be asked, as sentences to start from. */
export function ChatStart({ onChoose }: { onChoose: (example: string) => void }): ReactElement {
  return (
    <Stack spacing={2} sx={{ m: 'auto', alignItems: 'center', textAlign: 'center' }}>
      <Logo size={32} />
      <Text as="h2" variant="h2">
        Ask about your memories
      </Text>
      <Text tone="muted" measure>
        I answer from your memories and cite the source of every statement. If I have none, I say so. Tell me
        something and I’ll save it.
      </Text>
      <Stack component="ul" spacing={1} sx={{ alignItems: 'center' }}>
        {EXAMPLES.map((example) => (
          <li key={example}>
            <Button size="sm" onClick={() => onChoose(example)}>
              {example}
            </Button>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
