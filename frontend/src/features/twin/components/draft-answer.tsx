import {
  AccentRule,
  Button,
  Citation,
  Icon,
  Row,
  SourceChip,
  Stack,
  Text,
  TextField,
} from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { memoryAddress } from '../../../lib/addresses';
import { formatDay } from '../../../lib/format';
import { notify } from '../../../lib/notify';
import { type TwinAnswer, useGiveTwinVerdictMutation } from '../api/twin.api';

const MAX_LENGTH = 1_000;

/** What the twin would say in one’s place, and whether one would. */
export function DraftAnswer({ answer }: { answer: TwinAnswer }): ReactElement {
  const { sentences, sources, from, question } = answer;
  if (from === 'nothing') {
    return (
      <Text tone="muted" role="status">
        None of your memories answers that, so your twin says nothing.
      </Text>
    );
  }
  return (
    <Stack spacing={1.5} component="section" aria-label={`Answer to “${question}”`}>
      <AccentRule>
        <Text variant="read">
          {sentences.map(({ text, source }) => (
            <span key={text}>
              {text}
              <SentenceSource sources={sources} number={source} />{' '}
            </span>
          ))}
        </Text>
      </AccentRule>
      <Row gap={0.75} role="group" aria-label="Sources">
        {sources.map(({ memoryId, title, recordedAt }, place) => (
          <SourceChip
            key={memoryId}
            number={place + 1}
            name={title}
            meta={formatDay(recordedAt)}
            href={memoryAddress(memoryId)}
          />
        ))}
        {from === 'verdict' && (
          <Text variant="caption" tone="muted">
            In the words that you gave before.
          </Text>
        )}
      </Row>
      <Verdict answer={answer} />
    </Stack>
  );
}

interface SentenceSourceProps {
  sources: TwinAnswer['sources'];
  number: number | null;
}

function SentenceSource({ sources, number }: SentenceSourceProps): ReactElement | null {
  const source = number === null ? undefined : sources[number - 1];
  if (!source || number === null) return null;
  return <Citation number={number} name={source.title} href={memoryAddress(source.memoryId)} />;
}

function Verdict({ answer }: { answer: TwinAnswer }): ReactElement {
  const { question, sources, sentences } = answer;
  const [isCorrecting, setIsCorrecting] = useState(false);
  const [instead, setInstead] = useState('');
  const [isGiven, setIsGiven] = useState(false);
  const [give, { isLoading }] = useGiveTwinVerdictMutation();
  const judge = async (wouldSay: boolean): Promise<void> => {
    const { error } = await give({
      giveTwinVerdict: {
        ...{ question, wouldSay, memoryIds: sources.map(({ memoryId }) => memoryId) },
        instead: wouldSay || instead.trim() === '' ? null : instead,
      },
    });
    if (error) return;
    setIsGiven(true);
    setIsCorrecting(false);
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(sentences.map(({ text }) => text).join(' '));
    notify.success('Copied');
  };
  if (isGiven) {
    return (
      <Text variant="caption" tone="muted" role="status">
        Kept. Your twin keeps to it when this is asked again.
      </Text>
    );
  }
  return (
    <Stack spacing={1}>
      <Row gap={1}>
        <Button
          size="sm"
          startIcon={<Icon name="check" size={16} />}
          loading={isLoading && !isCorrecting}
          onClick={() => void judge(true)}
        >
          I would say this
        </Button>
        <Button
          size="sm"
          tone="quiet"
          aria-expanded={isCorrecting}
          onClick={() => setIsCorrecting(!isCorrecting)}
        >
          I would not say this
        </Button>
        <Button size="sm" tone="quiet" onClick={() => void copy()}>
          Copy
        </Button>
      </Row>
      {isCorrecting && (
        <Stack spacing={1}>
          <TextField
            label="What you would say"
            hint="Leave it empty if you would say nothing of this."
            multiline
            minRows={1}
            maxLength={MAX_LENGTH}
            value={instead}
            onChange={(event) => setInstead(event.target.value)}
          />
          <Row justify="end">
            <Button size="sm" loading={isLoading} onClick={() => void judge(false)}>
              Keep
            </Button>
          </Row>
        </Stack>
      )}
    </Stack>
  );
}
