import { Chip, Icon, IconButton, Row, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { Memory } from '../../../../shared/memory/api/memory.api';
import { memoryKinds } from '../../../../components/memory-labels';
import { formatFullDay } from '../../../../lib/format';
import { useUnderstanding } from '../../hooks/use-understanding';
import { entityKinds } from '../../lib/entity-labels';
import { InferredDay } from './inferred-day';

/** What the twin read out of the words: each part can be taken back, and is not proposed again. */
export function MemoryExtraction({ memory }: { memory: Memory }): ReactElement | null {
  const { read, isBusy, dismiss, confirmDay, changeDay, acceptTag, acceptKind } = useUnderstanding(memory);
  if (!read) return null;
  const tags = read.suggestedTags.filter((tag) => !memory.tags.includes(tag));
  const mentions = read.mentions.filter(({ kind, name }) => kind !== 'topic' || !memory.tags.includes(name));
  const { happenedAt, happenedAtIsInferred: isInferred, suggestedKind } = read;
  const suggestions = tags.length + (suggestedKind ? 1 : 0);
  if (read.isTooMuch) return <TooMuch />;
  if (mentions.length === 0 && happenedAt === null && suggestions === 0) return null;
  return (
    <Stack component="section" spacing={1.5} aria-label="Understood" aria-busy={isBusy}>
      <Text as="h3" variant="h3">
        Understood
      </Text>
      {happenedAt !== null && isInferred && (
        <InferredDay
          happenedAt={happenedAt}
          isBusy={isBusy}
          onConfirm={confirmDay}
          onChange={changeDay}
          onRemove={() => dismiss({ kind: 'date' })}
        />
      )}
      {(mentions.length > 0 || (happenedAt !== null && !isInferred)) && (
        <Row gap={0.75}>
          {happenedAt !== null && !isInferred && (
            <Chip
              icon="calendar"
              label={`Happened on ${formatFullDay(happenedAt)}`}
              onRemove={() => dismiss({ kind: 'date' })}
            />
          )}
          {mentions.map(({ id, kind, name }) => (
            <Chip
              key={id}
              icon={entityKinds[kind].icon}
              label={name}
              onRemove={() => dismiss({ kind: 'entity', entityId: id })}
            />
          ))}
        </Row>
      )}
      {suggestedKind && (
        <Suggestion
          accept={`This is ${withArticle(memoryKinds[suggestedKind].one)}`}
          reject={`This isn’t ${withArticle(memoryKinds[suggestedKind].one)}`}
          icon={memoryKinds[suggestedKind].icon}
          onAccept={acceptKind}
          onReject={() => dismiss({ kind: 'kind' })}
        />
      )}
      {tags.map((tag) => (
        <Suggestion
          key={tag}
          accept={`Tag with ${tag}`}
          reject={`Don’t tag with ${tag}`}
          icon="tag"
          onAccept={() => acceptTag(tag)}
          onReject={() => dismiss({ kind: 'tag', tag })}
        />
      ))}
    </Stack>
  );
}

function TooMuch(): ReactElement {
  return (
    <Text tone="muted">Too long to read for people, places and dates. Edit it to have it read again.</Text>
  );
}

interface SuggestionProps {
  accept: string;
  reject: string;
  icon: 'tag' | (typeof memoryKinds)['note']['icon'];
  onAccept: () => void;
  onReject: () => void;
}

/** One tap takes it, one takes it away. */
function Suggestion({ accept, reject, icon, onAccept, onReject }: SuggestionProps): ReactElement {
  return (
    <Row gap={0.5}>
      <Chip icon={icon} label={accept} onClick={onAccept} />
      <IconButton size="sm" label={reject} icon={<Icon name="close" size={18} />} onClick={onReject} />
    </Row>
  );
}

function withArticle(kind: string): string {
  return `${/^[aeiou]/i.test(kind) ? 'an' : 'a'} ${kind.toLowerCase()}`;
}
