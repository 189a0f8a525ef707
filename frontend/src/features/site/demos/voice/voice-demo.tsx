import {
  Button,
  DemoPanel,
  DescriptionItem,
  DescriptionList,
  Icon,
  IconButton,
  Row,
  Stack,
  Text,
  TextField,
} from '@twyn/design-system';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { canListen, useSpeech } from '../../../../platform/speech/use-speech';
import { type MoodReading, readMood } from '../../../../shared/mood/read-mood';
import { formText } from '../../lib/form-text';
import { runCommand } from './run-command';
import { initialHome, rooms, type SampleHome } from './sample-home';

const examples = [
  'Dim the living room to 20% and lock the door',
  'I am so tired, good night',
  'Make it warmer please',
];

interface Turn {
  sentence: string;
  done: string[];
  mood: MoodReading;
}

/** A sample home that does what it is told. */
export function VoiceDemo(): ReactElement {
  const [home, setHome] = useState(initialHome);
  const [turn, setTurn] = useState<Turn | null>(null);
  const say = (sentence: string): void => {
    const { home: next, done } = runCommand(sentence, home);
    setHome(next);
    setTurn({ sentence, done, mood: readMood(sentence) });
  };
  const speech = useSpeech({ onHeard: say, language: 'en' });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const sentence = formText(event.currentTarget, 'command');
    if (sentence !== '') say(sentence);
  };

  return (
    <DemoPanel
      title="A sample home"
      note="Sample data"
      side={<HomeState home={home} />}
      footnote="Emotion is detected with a list of 38 words, not from the audio. Your browser transcribes your speech; some send the audio to their vendor."
    >
      <Stack spacing={2.5}>
        <Row>
          {examples.map((example) => (
            <Button key={example} size="sm" onClick={() => say(example)}>
              {example}
            </Button>
          ))}
        </Row>
        <div aria-live="polite">{turn && <Outcome turn={turn} />}</div>
        <Stack component="form" onSubmit={submit}>
          <TextField
            label="Say or type a command"
            name="command"
            maxLength={200}
            autoComplete="off"
            error={speech.problem ?? undefined}
            endAdornment={
              <Row nowrap gap={0.5}>
                {canListen() && (
                  <IconButton
                    size="sm"
                    label={speech.isListening ? 'Stop listening' : 'Speak'}
                    icon={<Icon name={speech.isListening ? 'stop' : 'mic'} size={18} />}
                    onClick={speech.toggle}
                  />
                )}
                <Button type="submit" size="sm">
                  Send
                </Button>
              </Row>
            }
          />
        </Stack>
      </Stack>
    </DemoPanel>
  );
}

function Outcome({ turn: { sentence, done, mood } }: { turn: Turn }): ReactElement {
  return (
    <Stack spacing={1}>
      <Text variant="read" as="p">
        <strong>{sentence}</strong>
      </Text>
      <Text>
        {done.length > 0 ? `${done.join('. ')}.` : 'I didn’t understand that as a command, so I did nothing.'}
      </Text>
      <Text variant="caption" tone="muted" as="p">
        Sentiment: {mood.sentiment}. Emotion: {mood.emotion}
        {mood.words.length > 0 && `, from “${mood.words.join('”, “')}”`}.
      </Text>
    </Stack>
  );
}

function HomeState({ home }: { home: SampleHome }): ReactElement {
  return (
    <DescriptionList>
      {rooms.map((room) => (
        <DescriptionItem key={room} term={`Light, ${room}`}>
          {levelInWords(home.lights[room])}
        </DescriptionItem>
      ))}
      <DescriptionItem term="Heating">{home.heatingCelsius} °C</DescriptionItem>
      <DescriptionItem term="Blinds">{home.areBlindsOpen ? 'open' : 'closed'}</DescriptionItem>
      <DescriptionItem term="Front door">{home.isDoorLocked ? 'locked' : 'unlocked'}</DescriptionItem>
    </DescriptionList>
  );
}

function levelInWords(level: number): string {
  return level === 0 ? 'off' : `${String(level)}%`;
}
