import { SourceChip } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatDay } from '../../lib/format';
import { memoryKinds } from '../memory-labels';
import type { AnswerSource } from '../../shared/chat/api/chat.api';
import { memoryTitle } from '../../shared/memory/memory-outline';
import { useSourceLink } from './use-source-links';

/** As much of a title as a chip takes without becoming the answer once more. */
const LONGEST_NAME = 32;

interface AnswerSourcesProps {
  sources: readonly AnswerSource[];
  /** The one that is being pointed at. */
  litNumber: number | null;
  /** The memory that is open beside the answer. */
  openId: string | null;
}

/** What an answer rests on: of each its number, what it is about, of what kind, and when it was told. */
export function AnswerSources({ sources, litNumber, openId }: AnswerSourcesProps): ReactElement {
  const linkTo = useSourceLink();
  return (
    <>
      {sources.map(({ number, memoryId, title, kind, recordedAt }) => {
        const day = formatDay(recordedAt);
        return (
          <SourceChip
            key={number}
            number={number}
            name={memoryTitle(title, LONGEST_NAME)}
            meta={kind === null ? day : `${memoryKinds[kind].one} · ${day}`}
            open={litNumber === number || openId === memoryId}
            {...linkTo(memoryId)}
          />
        );
      })}
    </>
  );
}
