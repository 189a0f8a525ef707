import { Grid, Page, PageHeader, PageSection, Stack } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { useGetConfigQuery } from '../../../shared/config/api/config.api';
import { ExamplesCard } from '../components/examples-card';
import { History } from '../components/history';
import { Phrases } from '../components/phrases';
import { PrivacyNotice } from '../../../components/voice/privacy-notice';
import { SettingsCard } from '../components/settings-card';
import { VoiceInputCard } from '../components/voice-input-card';
import { type TaughtPhrase, TeachDialog } from '../components/teach-dialog';
import { VoiceReplyCard } from '../components/voice-reply-card';
import { useVoice } from '../hooks/use-voice';
import { useVoiceSettings } from '../../../shared/voice/use-voice-settings';

/** A talk with the twin by voice: what is said is answered as in the chat. */
export function VoicePage(): ReactElement {
  const { data: config } = useGetConfigQuery();
  const { settings, change } = useVoiceSettings();
  const voice = useVoice(settings);
  const [teaching, setTeaching] = useState<TaughtPhrase | null>(null);
  const { session, turn, asksForPrivacy } = voice;
  const run = (text: string): void => {
    window.scrollTo({ top: 0 });
    void session.ask(text);
  };
  return (
    <Page>
      <PageHeader
        title="Voice"
        description="Talk to your twin: give a command, ask a question or save a memory, by voice or by typing."
      />
      <Stack spacing={4}>
        <Grid container spacing={3}>
          <Grid size={{ xs: 12, lg: 8 }}>
            <Stack spacing={3}>
              {asksForPrivacy && (
                <PrivacyNotice
                  hasServer={config?.voice.transcription ?? false}
                  onAnswer={(remote) => {
                    change({ remote });
                    session.answerPrivacy();
                  }}
                />
              )}
              <VoiceInputCard voice={voice} pauseMs={settings.pauseMs} />
              {turn && <VoiceReplyCard turn={turn} session={session} readsMood={settings.readsMood} />}
              <ExamplesCard onRun={run} />
            </Stack>
          </Grid>
          <Grid size={{ xs: 12, lg: 4 }}>
            <SettingsCard
              settings={settings}
              change={change}
              hasServerVoice={config?.voice.speech ?? false}
            />
          </Grid>
        </Grid>
        <div>
          <PageSection
            title="What you said"
            lead="Transcripts and answers, never audio. They also appear in Chat until you delete them."
          >
            <History onRun={run} onTeach={(phrase) => setTeaching({ phrase, command: '' })} />
          </PageSection>
          <PageSection title="Your phrases" lead="Short phrases that run a full command.">
            <Phrases onTeach={setTeaching} />
          </PageSection>
        </div>
      </Stack>
      {teaching && <TeachDialog first={teaching} onClose={() => setTeaching(null)} />}
    </Page>
  );
}
