import { Chip, Row } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useListMoodWordsQuery } from '../../shared/mood/api/mood.api';
import type { MoodStep } from '../../shared/mood/mood-names';
import { ChipAdder } from './chip-adder';

interface OwnWordsProps {
  step: MoodStep;
  word: string | null;
  onChange: (word: string | null) => void;
}

/** A word of one's own for the step that was chosen. */
export function OwnWords({ step, word, onChange }: OwnWordsProps): ReactElement {
  const { data } = useListMoodWordsQuery();
  const known = (data?.items ?? []).filter(({ mood }) => mood === step).map((own) => own.word);
  const isKnown = word === null || known.includes(word.toLowerCase());
  const words = isKnown ? known : [...known, word];
  return (
    <Row gap={0.75} role="group" aria-label="Your own words">
      {words.map((own) => {
        const isChosen = own.toLowerCase() === word?.toLowerCase();
        return (
          <Chip key={own} label={own} selected={isChosen} onClick={() => onChange(isChosen ? null : own)} />
        );
      })}
      <ChipAdder label="In your own word" words="In your own word" onAdd={onChange} />
    </Row>
  );
}
