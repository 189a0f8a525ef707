import {
  AnswerBlock,
  Button,
  Citation,
  DemoPanel,
  Row,
  SourceChip,
  Stack,
  Text,
  TextField,
} from '@twyn/design-system';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { formText } from '../../lib/form-text';
import { answerFromSample, memoriesAbout } from './answer-from-sample';
import { MemoryGraph } from './memory-graph';
import { entities, type SampleMemory, suggestions } from './sample-life';

interface Shown {
  question: string;
  sources: SampleMemory[];
}

const first = suggestions[0] ?? '';

/** A sample life to ask, and to walk through. Nothing leaves the page. */
export function NeuralDemo(): ReactElement {
  const [shown, setShown] = useState<Shown>(() => ({ question: first, ...answerFromSample(first) }));

  const ask = (question: string): void => setShown({ question, ...answerFromSample(question) });
  const choose = (entityId: string): void => {
    const name = entities.find(({ id }) => id === entityId)?.name ?? '';
    setShown({ question: `What do you know about ${name}?`, sources: memoriesAbout(entityId) });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const question = formText(event.currentTarget, 'question');
    if (question !== '') ask(question);
  };

  return (
    <DemoPanel
      title="Mara’s twin"
      note="Sample data"
      side={<MemoryGraph lit={shown.sources.flatMap(({ about }) => about)} onChoose={choose} />}
      footnote="Mara is invented. Here words are compared in your browser; the product also searches by meaning."
    >
      <Stack spacing={2.5}>
        <Row>
          {suggestions.map((question) => (
            <Button key={question} size="sm" onClick={() => ask(question)}>
              {question}
            </Button>
          ))}
        </Row>
        <Text variant="read" as="p">
          <strong>{shown.question}</strong>
        </Text>
        <div aria-live="polite">
          <SampleAnswerBlock sources={shown.sources} />
        </div>
        <Stack component="form" onSubmit={submit} spacing={1}>
          <TextField
            label="Ask something else"
            name="question"
            maxLength={200}
            autoComplete="off"
            endAdornment={
              <Button type="submit" size="sm">
                Ask
              </Button>
            }
          />
        </Stack>
      </Stack>
    </DemoPanel>
  );
}

function SampleAnswerBlock({ sources }: { sources: SampleMemory[] }): ReactElement {
  const [openId, setOpenId] = useState<string | null>(null);
  const original = sources.find(({ id }) => id === openId);
  if (sources.length === 0) {
    return (
      <AnswerBlock note="no source found">
        <p>I don’t have anything about that. Tell me, and I will.</p>
      </AnswerBlock>
    );
  }
  return (
    <Stack spacing={1.5}>
      <AnswerBlock
        note={`used ${String(sources.length)} ${sources.length === 1 ? 'source' : 'sources'}`}
        sources={sources.map(({ id, when }, index) => (
          <SourceChip
            key={id}
            id={chipOf(id)}
            number={index + 1}
            name="Saved by you"
            meta={when}
            open={id === openId}
            onClick={() => setOpenId(id === openId ? null : id)}
          />
        ))}
      >
        {sources.map(({ id, said }, index) => (
          <p key={id}>
            {said}
            <Citation number={index + 1} name="Saved by you" href={`#${chipOf(id)}`} />
          </p>
        ))}
      </AnswerBlock>
      {original && <Text tone="muted">“{original.text}”</Text>}
    </Stack>
  );
}

function chipOf(memoryId: string): string {
  return `source-${memoryId}`;
}
