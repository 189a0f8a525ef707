import { Button, Card, Row, Stack } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';

interface PartListProps<Part> {
  title: string;
  parts: readonly Part[];
  /** What one of them is called: “Trigger”. */
  noun: string;
  add: Part;
  /** How many there are at least. */
  least?: number;
  onChange: (parts: Part[]) => void;
  children: (part: Part, onChange: (part: Part) => void) => ReactNode;
}

/** Parts of a rule, each with its fields, in their order. */
export function PartList<Part>(props: PartListProps<Part>): ReactElement {
  const { title, parts, noun, add, least = 0, onChange, children } = props;
  return (
    <Card title={title}>
      <Stack spacing={3}>
        {parts.map((part, index) => (
          // Parts have no name of their own, and none moves.
          <Stack key={index} spacing={1} role="group" aria-label={`${noun} ${String(index + 1)}`}>
            {children(part, (changed) => onChange(parts.with(index, changed)))}
            {parts.length > least && (
              <Row justify="end">
                <Button
                  size="sm"
                  tone="quiet"
                  aria-label={`Remove ${noun.toLowerCase()} ${String(index + 1)}`}
                  onClick={() => onChange(parts.toSpliced(index, 1))}
                >
                  Remove
                </Button>
              </Row>
            )}
          </Stack>
        ))}
        <Row>
          <Button size="sm" tone="secondary" onClick={() => onChange([...parts, add])}>
            {`Add ${noun.toLowerCase()}`}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
