import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetConfigQuery } from '../../../shared/config/api/config.api';
import { fetchSpeech } from '../../../shared/voice/api/voice-sound';
import { useApplyRunTheme } from '../../../components/use-apply-run-theme';
import { screens } from '../../../lib/screens';
import { speakByServer } from '../../../platform/speech/server-speech';
import { browserVoices, speakByBrowser, type Speech } from '../../../platform/speech/speech';
import { chooseEngine, spokenLanguage } from '../../../shared/voice/choose-engine';
import { VoiceSession, type VoiceParts, type VoiceView } from '../lib/voice-session';
import type { VoiceSettings } from '../../../shared/voice/voice-settings';
import { useAskTwin } from './use-ask-twin';

export interface Voice extends VoiceView {
  session: VoiceSession;
}

/** The voice session of this screen, with the world it works in. */
export function useVoice(settings: VoiceSettings): Voice {
  const { data: config } = useGetConfigQuery();
  const ask = useAskTwin();
  const navigate = useNavigate();
  const applyTheme = useApplyRunTheme();
  const [isRemoteBroken, setIsRemoteBroken] = useState(false);
  const canTranscribe = config?.voice.transcription ?? false;
  const parts: VoiceParts = {
    chooseEngine: () => chooseEngine({ remote: settings.remote, canTranscribe, isRemoteBroken }),
    ask: async (said, watching) => {
      const answer = await ask(said, watching);
      answer.runs.forEach(applyTheme);
      // Only who asks for a screen is led away; an answer about the reminders is heard where it was asked.
      const visit = answer.runs.find(({ isVisit }) => isVisit);
      if (visit?.screen) void navigate(screens[visit.screen].address);
      return answer;
    },
    speak: () => (settings.isMuted ? null : speak(settings, config?.voice.speech ?? false)),
    isHandsFree: () => settings.isHandsFree,
    onEngineBroken: (engine) => setIsRemoteBroken(engine === 'browser'),
  };
  const [session] = useState(() => new VoiceSession(parts));
  useEffect(() => session.use(parts));
  // Nobody is listened to behind another screen.
  useEffect(() => () => session.close(), [session]);
  const { isMuted } = settings;
  useEffect(() => {
    if (isMuted) session.mute();
  }, [session, isMuted]);
  const view = useSyncExternalStore(session.subscribe, session.getView);
  return { ...view, session };
}

/** Null where there is nothing to speak with. */
function speak({ voice, rate }: VoiceSettings, hasServer: boolean): Speech | null {
  const language = spokenLanguage(navigator.languages);
  const hasBrowser = browserVoices(language).length > 0;
  if (hasServer && (voice === 'server' || !hasBrowser)) return speakByServer({ rate, fetchSpeech });
  return hasBrowser ? speakByBrowser({ voice, rate, language }) : null;
}
