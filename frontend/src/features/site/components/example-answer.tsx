import { AnswerBlock, Card, Citation, SourceChip, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';

/** What answers look like. A picture made of real parts: nothing in it can be pressed. */
export function ExampleAnswer(): ReactElement {
  return (
    <figure aria-label="Example: one question answered with its source, one that can’t be answered">
      <Card title="Mara asks her twin" titleAs="p" note="Sample data" inert>
        <Stack spacing={3}>
          <Question>What is Ana allergic to?</Question>
          <AnswerBlock
            note="used 1 source"
            sources={<SourceChip number={1} name="Saved by you" meta="4 Mar, 18:22" />}
          >
            <p>
              Your sister Ana is allergic to peanuts.
              <Citation number={1} name="Saved by you" href="#" />
            </p>
          </AnswerBlock>
          <Question>Where does Ben live?</Question>
          <AnswerBlock note="no source found">
            <p>I don’t have anything about that.</p>
          </AnswerBlock>
        </Stack>
      </Card>
    </figure>
  );
}

function Question({ children }: { children: string }): ReactElement {
  return (
    <Text variant="read" as="p">
      <strong>{children}</strong>
    </Text>
  );
}
