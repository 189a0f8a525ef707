import { Button, Card, Select, Slider, Stack, Switch, Text } from '@twyn/design-system';
import { type ReactElement, useSyncExternalStore } from 'react';
import type { VoiceSettingsControl } from '../../../shared/voice/use-voice-settings';
import { browserVoices } from '../../../platform/speech/speech';
import { spokenLanguage } from '../../../shared/voice/choose-engine';
import { PAUSES_MS, RATES } from '../../../shared/voice/voice-settings';

const REMOTE = {
  unasked: '',
  accepted: 'Your browser may send your speech to its vendor.',
  declined: 'Your browser may not send your speech to its vendor.',
};

interface SettingsCardProps extends VoiceSettingsControl {
  /** Whether the server has a voice. */
  hasServerVoice: boolean;
}

/** How this device listens and speaks. */
export function SettingsCard({ settings, change, hasServerVoice }: SettingsCardProps): ReactElement {
  const voices = useBrowserVoices();
  const options = [
    { value: '', label: 'Default voice' },
    ...voices.map((name) => ({ value: name, label: name })),
    ...(hasServerVoice ? [{ value: 'server', label: 'This server’s voice' }] : []),
  ];
  const isKnown = options.some(({ value }) => value === settings.voice);
  return (
    <Card title="On this device">
      <Stack spacing={2}>
        <Switch
          label="Hands-free"
          hint="Listens again after each answer, until it hears nothing or you press Escape."
          checked={settings.isHandsFree}
          onChange={({ target }) => change({ isHandsFree: target.checked })}
        />
        <Switch
          label="Spoken answers"
          hint={options.length === 1 ? 'No voice is available in this browser or on this server.' : undefined}
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
              label="Speech rate"
              valueText={(rate) => `${rate.toFixed(1)}×`}
              value={settings.rate}
              onCommit={(rate) => change({ rate })}
              {...RATES}
            />
          </>
        )}
        <div>
          <Text variant="label">Delay before sending</Text>
          <Slider
            label="Delay before sending"
            valueText={(ms) => `${String(ms / 1_000)} s`}
            value={settings.pauseMs}
            onCommit={(pauseMs) => change({ pauseMs })}
            {...PAUSES_MS}
          />
        </div>
        <Switch
          label="Detect mood from your words"
          hint="Uses a list of 38 words on this device. It’s shown, not saved."
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
