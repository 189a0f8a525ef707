import type { ReactElement } from 'react';
import { Citation } from '../../components/citation/citation';
import { SourceChip } from '../../components/source-chip/source-chip';
import { Text } from '../../components/text/text';
import { AnswerBlock } from './answer-block';

export function WithSources(): ReactElement {
  return (
    <AnswerBlock
      note="07:12, read 9 sources, used 2"
      sources={
        <>
          <SourceChip number={1} domain="body" name="Sleep" meta="9–12 Mar" href="#sleep" />
          <SourceChip number={2} name="“Toronto calls until April”" meta="2 Mar" href="#toronto" />
        </>
      }
    >
      <p>
        Short sleep explains most of it. You averaged 6 h 05 min over the last three nights, about an hour
        under your usual.
        <Citation number={1} domain="body" name="Sleep" href="#sleep" />
      </p>
      <p>
        Late calls with Toronto came before it.
        <Citation number={2} name="Toronto calls until April" href="#toronto" />
      </p>
    </AnswerBlock>
  );
}

export function NothingFound(): ReactElement {
  return (
    <AnswerBlock note="07:14">
      <p>You haven’t told me that yet. Tell me and I’ll remember it.</p>
    </AnswerBlock>
  );
}

export function StillWriting(): ReactElement {
  return (
    <AnswerBlock isStreaming note="Reading 9 sources">
      <Text variant="read">Short sleep explains</Text>
    </AnswerBlock>
  );
}
