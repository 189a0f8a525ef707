import { Dialog, Face, Icon, IconButton, ItemRow, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { RemovableRow } from '../../../components/removable-row';
import { RowSkeleton } from '../../../components/row-skeleton';
import {
  type MoodWords,
  useListMoodWordsQuery,
  useReplaceMoodWordsMutation,
} from '../../../shared/mood/api/mood.api';
import { moodName, type MoodStep } from '../../../shared/mood/mood-names';

/** One’s own words with their steps; each came with an entry, and goes here. */
export function WordsDialog({ onClose }: { onClose: () => void }): ReactElement {
  const query = useListMoodWordsQuery();
  return (
    <Dialog open onClose={onClose} title="Your own words">
      <QueryBoundary
        query={query}
        errorTitle="Couldn’t load your words"
        skeleton={<RowSkeleton rows={3} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Text tone="muted">
            Choose a face, then add a word of your own. It’s offered with that face again.
          </Text>
        }
      >
        {(words) => <Words {...words} />}
      </QueryBoundary>
    </Dialog>
  );
}

function Words({ items }: MoodWords): ReactElement {
  const [replace] = useReplaceMoodWordsMutation();
  return (
    <ul>
      {items.map(({ word, mood }) => (
        <RemovableRow key={word}>
          <ItemRow
            glyph={<Face step={mood as MoodStep} />}
            title={word}
            secondary={moodName(mood)}
            action={
              <IconButton
                size="sm"
                label={`Remove ${word}`}
                icon={<Icon name="trash" size={18} />}
                onClick={() =>
                  void replace({ replaceMoodWords: { items: items.filter((each) => each.word !== word) } })
                }
              />
            }
          />
        </RemovableRow>
      ))}
    </ul>
  );
}
