import { LiveRegion } from '@twyn/design-system';
import { useState, type ReactElement } from 'react';
import type { Message } from '../../../shared/chat/api/chat.api';
import { withoutMarkers } from '../../../platform/speech/speakable';
import { paragraphsOf } from '../../../shared/chat/answer-text';

/** Speaks an answer paragraph by paragraph while it is written; what was there before stays unspoken. */
export function AnswerAnnouncer({ answer }: { answer: Message | undefined }): ReactElement {
  const paragraphs = wholeParagraphs(answer);
  const [said, setSaid] = useState({ id: answer?.id, count: paragraphs.length, text: '' });

  const isNew = answer !== undefined && said.id !== answer.id;
  const count = isNew ? 0 : said.count;
  if (isNew || paragraphs.length > count) {
    setSaid({
      id: answer?.id,
      count: paragraphs.length,
      text: withoutMarkers(paragraphs.slice(count).join(' ')),
    });
  }
  return <LiveRegion>{said.text}</LiveRegion>;
}

/** The last paragraph of an answer under way may still grow. */
function wholeParagraphs(answer: Message | undefined): string[] {
  if (!answer) return [];
  const paragraphs = paragraphsOf(answer.text);
  return answer.status === 'streaming' ? paragraphs.slice(0, -1) : paragraphs;
}
