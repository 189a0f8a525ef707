import { Button, Card, Select, Slider, Stack, Switch, Text } from '@twyn/design-system';
import { type ReactElement, useSyncExternalStore } from 'react';
import type { VoiceSettingsControl } from '../hooks/use-voice-settings';
import { browserVoices } from '../../../platform/speech/speech';
import { spokenLanguage } from '../engines/choose-engine';
import { PAUSES_MS, RATES } from '../lib/voice-settings';

const REMOTE = {
  unasked: '',
  accepted: 'Your browser may send what you say to its maker.',
  declined: 'Your browser may not send what you say to its maker.',
};

interface SettingsCardProps extends VoiceSettingsControl {
  /** Whether the server has a voice. */
  hasServerVoice: boolean;
}

/** How this device listens and speaks. */
export function SettingsCard({ settings, change, hasServerVoice }: SettingsCardProps): ReactElement {
  const voices = useBrowserVoices();
  const options = [
    { value: '', label: 'Whatever there is' },
    ...voices.map((name) => ({ value: name, label: name })),
    ...(hasServerVoice ? [{ value: 'server', label: 'This server’s voice' }] : []),
  ];
  const isKnown = options.some(({ value }) => value === settings.voice);
  return (
    <Card title="On this device">
      <Stack spacing={2}>
        <Switch
          label="Hands-free"
          hint="Listens again after each answer, until nothing is heard or you press Escape."
          checked={settings.isHandsFree}
          onChange={({ target }) => change({ isHandsFree: target.checked })}
        />
        <Switch
          label="Spoken answers"
          hint={options.length === 1 ? 'Neither your browser nor this server has a voice.' : undefined}
          checked={!settings.isMuted}
          onChange={({ target }) => change({ isMuted: !target.checked })}
        />
        {!settings.isMuted && options.length > 1 && (
          <>
            <Select
              label="Voice"
              options={options}
              value={isKnown ? settings.voice : ''}
              onChange={(voice) => change({ voice })}
            />
            <Slider
              label="Speed of the voice"
              valueText={(rate) => `${rate.toFixed(1)}×`}
              value={settings.rate}
              onCommit={(rate) => change({ rate })}
              {...RATES}
            />
          </>
        )}
        <div>
          <Text variant="label">Pause before what you said is sent</Text>
          <Slider
            label="Pause before what you said is sent"
            valueText={(ms) => `${String(ms / 1_000)} s`}
            value={settings.pauseMs}
            onCommit={(pauseMs) => change({ pauseMs })}
            {...PAUSES_MS}
          />
        </div>
        <Switch
          label="Read the mood of your words"
          hint="By a list of 38 words, on this device. It is shown and not kept."
          checked={settings.readsMood}
          onChange={({ target }) => change({ readsMood: target.checked })}
        />
        {settings.remote !== 'unasked' && (
          <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
            <Text tone="muted">{REMOTE[settings.remote]}</Text>
            <Button size="sm" onClick={() => change({ remote: 'unasked' })}>
              Ask me again
            </Button>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

/** Browsers load their voices after the page. */
function useBrowserVoices(): string[] {
  const joined = useSyncExternalStore(watchVoices, () =>
    browserVoices(spokenLanguage(navigator.languages)).join('\n'),
  );
  return joined === '' ? [] : [...new Set(joined.split('\n'))];
}

function watchVoices(onChange: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', onChange);
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange);
}
