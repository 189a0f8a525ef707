import { SourceChip } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatDay } from '../../lib/format';
import { memoryKinds } from '../memory-labels';
import type { AnswerSource } from './answer-source';
import { shortTitle } from './short-title';
import { useSourceLink } from './use-source-links';

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
            name={shortTitle(title)}
            meta={kind === null ? day : `${memoryKinds[kind].one} · ${day}`}
            open={litNumber === number || openId === memoryId}
            {...linkTo(memoryId)}
          />
        );
      })}
    </>
  );
}
