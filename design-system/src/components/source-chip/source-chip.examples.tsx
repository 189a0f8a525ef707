import type { ReactElement } from 'react';
import { Row } from '../layout/row';
import { SourceChip } from './source-chip';

const ignore = (): void => undefined;

export function InAnAnswer(): ReactElement {
  return (
    <Row gap={0.75}>
      <SourceChip number={1} domain="body" name="Sleep" meta="23:58–06:10" onClick={ignore} />
      <SourceChip number={2} name="Saved by you" meta="4 Mar" href="#memory" />
      <SourceChip number={3} domain="mood" name="Check-ins" meta="9 days" open onClick={ignore} />
      <SourceChip number={4} domain="home" name="Hallway sensor" meta="06:00" onClick={ignore} />
    </Row>
  );
}

export function AsLabels(): ReactElement {
  return (
    <Row gap={0.75}>
      <SourceChip name="Notes" meta="told by you" />
      <SourceChip domain="body" name="Sleep" meta="from your watch" />
      <SourceChip name="Conversation" icon="ask" meta="12 Mar" />
    </Row>
  );
}
