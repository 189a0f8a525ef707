import { AnswerBlock, Card, Citation, SourceChip, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';

/** What an answer looks like. A picture made of real parts: nothing in it can be pressed. */
export function ExampleAnswer(): ReactElement {
  return (
    <figure aria-label="Example: a question, its answer, and the note the answer was taken from">
      <Card title="Example" titleAs="p" inert>
        <Stack spacing={3}>
          <Text variant="read" as="p">
            <strong>What is Ana allergic to?</strong>
          </Text>
          <AnswerBlock
            note="used 1 source"
            sources={<SourceChip number={1} name="Told by you" meta="4 Mar, 18:22" />}
          >
            <p>
              Your sister Ana is allergic to peanuts.
              <Citation number={1} name="Told by you" href="#" />
            </p>
          </AnswerBlock>
        </Stack>
      </Card>
    </figure>
  );
}
