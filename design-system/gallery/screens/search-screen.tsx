import { useState, type ReactElement } from 'react';
import {
  AnswerBlock,
  Button,
  Card,
  Chip,
  Citation,
  Glyph,
  Highlight,
  MatchMeter,
  Page,
  ResultCard,
  Row,
  SearchField,
  SourceChip,
  Stack,
  Text,
  VisuallyHidden,
  type Domain,
} from '../../src';
import { ScreenFrame } from './screen-frame';

interface Result {
  domain: Domain;
  title: string;
  text: string;
  matched: string[];
  source: [name: string, meta: string];
  strength: string;
  reasons: [label: string, weight: number, words: string][];
}

const results: Result[] = [
  {
    domain: 'memory',
    title: 'The courtyard place near Rua das Flores',
    text: '…sat in the courtyard until eleven, Jonas would not stop about the grilled octopus. Ask for a table outside…',
    matched: ['courtyard', 'Jonas', 'grilled octopus'],
    source: ['Voice note, 0:42', '21 Sep 2025'],
    strength: 'Strong',
    reasons: [
      ['Meaning', 0.92, 'a dinner Jonas praised'],
      ['Words', 0.64, 'courtyard, Jonas'],
      ['People', 1, 'Jonas'],
      ['Place', 0.48, 'Porto'],
    ],
  },
  {
    domain: 'mood',
    title: 'Check-in after dinner in Porto',
    text: '“Best evening of the trip. Warm stone, loud table, nobody looked at a phone.”',
    matched: [],
    source: ['Check-in, 5 of 5', '21 Sep 2025'],
    strength: 'Related',
    reasons: [
      ['Meaning', 0.58, 'same evening'],
      ['Time', 0.9, 'within 2 hours of result 1'],
    ],
  },
];

export function SearchScreen(): ReactElement {
  const [query, setQuery] = useState('the restaurant with the yard that Jonas liked');
  return (
    <ScreenFrame current="Search">
      <Page>
        <VisuallyHidden as="h1">Search</VisuallyHidden>
        <Stack spacing={2}>
          <SearchField label="Search everything" size="lg" value={query} onChange={setQuery} />
          <Filters />
          <LikelyAnswer />
          {results.map((result, index) => (
            <ResultItem key={result.title} result={result} isOpen={index === 0} />
          ))}
          <Row justify="center">
            <Button>Show 10 more</Button>
          </Row>
        </Stack>
      </Page>
    </ScreenFrame>
  );
}

function Filters(): ReactElement {
  return (
    <Row justify="between" gap={1.5}>
      <Row gap={0.75} scroll>
        <Chip label="Everything" count={14} selected onClick={() => undefined} />
        <Chip label="Memory" icon="memory" count={9} selected={false} onClick={() => undefined} />
        <Chip label="Mood" icon="mood" count={3} selected={false} onClick={() => undefined} />
        <Chip label="Any time" icon="clock" selected={false} onClick={() => undefined} />
      </Row>
      <Text variant="caption" tone="faint" tabular>
        14 results in 38 ms, searched by meaning and words
      </Text>
    </Row>
  );
}

function LikelyAnswer(): ReactElement {
  return (
    <Card>
      <AnswerBlock
        name="Likely answer"
        actions={
          <>
            <Button tone="primary" size="sm">
              Ask about this
            </Button>
            <Button tone="quiet" size="sm">
              Add the name
            </Button>
          </>
        }
      >
        <p>
          The courtyard place near Rua das Flores in Porto. You never saved a name for it, only the pin and a
          voice note.
          <Citation number={1} href="#1" name="Voice note" />
        </p>
      </AnswerBlock>
    </Card>
  );
}

function ResultItem({ result, isOpen }: { result: Result; isOpen: boolean }): ReactElement {
  const ranges = result.matched.map((word) => {
    const start = result.text.indexOf(word);
    return { start, end: start + word.length };
  });
  return (
    <ResultCard
      glyph={<Glyph domain={result.domain} size="sm" />}
      title={result.title}
      titleAs="h2"
      href="#memory"
      defaultOpen={isOpen}
      source={
        <SourceChip domain={result.domain} name={result.source[0]} meta={result.source[1]} href="#source" />
      }
      strength={result.strength}
      reasons={result.reasons.map(([label, weight, words]) => (
        <MatchMeter key={label} label={label} weight={weight}>
          {words}
        </MatchMeter>
      ))}
    >
      <Highlight text={result.text} ranges={ranges} />
    </ResultCard>
  );
}
