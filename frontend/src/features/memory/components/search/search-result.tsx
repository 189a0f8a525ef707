import { Glyph, Highlight, Link, MatchMeter, ResultCard, SourceChip, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { MemorySearchResult } from '../../../../shared/memory/api/memory.api';
import { memoryKinds, sourceLabel } from '../../../../components/memory-labels';
import { conversationAddress, memoryAddress } from '../../../../lib/addresses';
import { similarAddress } from '../../lib/memory-addresses';
import { formatWhen } from '../../../../lib/format';
import { paths } from '../../../../lib/paths';
import { outlineMemory } from '../../../../shared/memory/memory-outline';
import { excerptRange, highlightsWithin, type TextRange } from '../../../../lib/highlight';
import { signalNames } from '../../../../shared/memory/search-signals';
import { ResultFeedback } from './result-feedback';

/** A reason weighs as its share of one result; `reach` keeps the bars of a weak result from looking like a strong one's. */
const strengths: Record<MemorySearchResult['strength'], { words: string; reach: number }> = {
  strong: { words: 'Strong', reach: 1 },
  related: { words: 'Related', reach: 0.65 },
  weak: { words: 'Weak', reach: 0.35 },
};

export interface SearchResultProps {
  result: MemorySearchResult;
  /** Null where it was not found by words. */
  query: string | null;
  /** On narrow screens: the reasons are unfolded from the start. */
  isOpen: boolean;
}

export function SearchResult({ result, query, isOpen }: SearchResultProps): ReactElement {
  const { memory, strength, reasons, highlights } = result;
  const { text, source } = memory;
  // What the filters alone select is as good as any other.
  const isWeighed = reasons.length > 0;
  const { title, body, isTitleCut } = outlineMemory(text);
  const excerpt = excerptRange(text, body, highlights);
  const { name, icon } = sourceLabel(memory);
  const { conversationId, messageId } = source;

  return (
    <ResultCard
      glyph={<Glyph domain="memory" icon={memoryKinds[memory.kind].icon} size="sm" />}
      href={memoryAddress(memory.id)}
      title={
        <>
          <Part text={text} part={title} highlights={isTitleCut ? [] : highlights} />
          {isTitleCut && '…'}
        </>
      }
      source={
        <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <SourceChip
            name={name}
            icon={icon}
            meta={formatWhen(memory.recordedAt)}
            href={
              conversationId === null
                ? memoryAddress(memory.id)
                : conversationAddress(conversationId, messageId ?? undefined)
            }
          />
          {memory.status === 'suggested' && (
            <Link tone="muted" href={paths.review}>
              Suggestion, not reviewed
            </Link>
          )}
          <Link tone="muted" href={similarAddress(memory.id)}>
            More like this
          </Link>
          {query !== null && (
            <ResultFeedback query={query} memoryId={memory.id} title={text.slice(title.start, title.end)} />
          )}
        </Stack>
      }
      strength={isWeighed ? strengths[strength].words : undefined}
      defaultOpen={isOpen}
      reasons={reasons.map(({ signal, weight, text: words }) => (
        <MatchMeter key={signal} label={signalNames[signal]} weight={weight * strengths[strength].reach}>
          {words}
        </MatchMeter>
      ))}
    >
      {excerpt.end > excerpt.start && (
        <>
          {excerpt.start > body.start && '…'}
          <Part text={text} part={excerpt} highlights={highlights} />
          {excerpt.end < body.end && '…'}
        </>
      )}
    </ResultCard>
  );
}

function Part({
  text,
  part,
  highlights,
}: {
  text: string;
  part: TextRange;
  highlights: TextRange[];
}): ReactElement {
  return <Highlight text={text.slice(part.start, part.end)} ranges={highlightsWithin(highlights, part)} />;
}
