import { Box, Button, Card, Composer, Icon, Kbd, Row, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { submitKey } from '../../../components/submit-key';
import type { Voice } from '../hooks/use-voice';
import { usePushToTalk } from '../hooks/use-push-to-talk';
import { useRunAfterPause } from '../hooks/use-run-after-pause';
import type { VoiceState } from '../lib/voice-state';
import { PHASES, BUTTON_LABELS } from '../lib/voice-labels';

const MAX_LENGTH = 2_000;

/** Keeps a long press from scrolling or opening a context menu. */
const HOLDABLE = { touchAction: 'none', userSelect: 'none', WebkitTouchCallout: 'none' } as const;

/** Hides keyboard hints on touch devices. */
const WITH_KEYS = { '@media (pointer: coarse)': { display: 'none' } };

/** Push-to-talk button and text field; the transcript can be edited before it is sent. */
export function VoiceInputCard({ voice, pauseMs }: { voice: Voice; pauseMs: number }): ReactElement {
  const { session, state } = voice;
  const { phase, text, problem } = state;
  const run = (words: string): void => void session.ask(words);
  const talk = usePushToTalk(session, phase);
  useRunAfterPause(state, pauseMs, run);
  const isBusy = phase === 'transcribing' || phase === 'thinking';
  return (
    <Card>
      <Stack spacing={2.5}>
        <Stack spacing={1.5} sx={{ alignItems: 'center', py: 2 }}>
          <Text variant="h2" as="p" role="status">
            {PHASES[phase]}
          </Text>
          <Row justify="center">
            <Button
              tone="primary"
              size="lg"
              data-push-to-talk
              loading={isBusy}
              startIcon={<Icon name={phase === 'listening' ? 'stop' : 'mic'} size={22} />}
              style={HOLDABLE}
              {...talk}
            >
              {BUTTON_LABELS[phase]}
            </Button>
            {phase !== 'idle' && (
              <Button tone="quiet" size="lg" onClick={() => session.stop()}>
                Cancel
              </Button>
            )}
          </Row>
          <Box sx={WITH_KEYS}>
            <Text variant="caption" tone="muted" as="p">
              Hold or tap <Kbd>Space</Kbd> to talk, <Kbd>Esc</Kbd> to stop.
            </Text>
          </Box>
        </Stack>
        <Composer
          label="What you say"
          placeholder="Or type it: turn off the kitchen lights"
          value={text}
          onChange={(words) => session.edit(words)}
          onSubmit={() => run(text)}
          submitOn={submitKey()}
          submitLabel="Send"
          disabled={isBusy || phase === 'listening'}
          maxLength={MAX_LENGTH}
        />
        <Text variant="caption" tone="muted" as="p">
          {noteOf(state, pauseMs)}
        </Text>
        {problem && (
          <Text tone="danger" role="alert">
            {problem}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function noteOf({ phase, runsByItself }: VoiceState, pauseMs: number): string {
  if (phase === 'editing' && runsByItself)
    return `Sends in ${String(pauseMs / 1_000)} s. Edit it, or press Escape to cancel.`;
  return 'You can edit the transcript before it’s sent.';
}
