import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useGetConfigQuery } from '../../../shared/config/api/config.api';
import { chooseEngine, type EngineChoice } from '../../../shared/voice/choose-engine';
import type { Listening } from '../../../shared/voice/engine';
import { useVoiceSettings } from '../../../shared/voice/use-voice-settings';

export type DictationPhase = 'idle' | 'listening' | 'writing';

export interface Dictation {
  /** Whether anything here can write down what is said. */
  isAvailable: boolean;
  phase: DictationPhase;
  /** Why nothing was written down. */
  problem: string | null;
  /** The owner is to be asked before the sound leaves the device. */
  asksForPrivacy: boolean;
  answerPrivacy: (remote: 'accepted' | 'declined') => void;
  hasServer: boolean;
  start: (options: { isHeld: boolean }) => void;
  /** It was only tapped: a silence ends it. */
  release: () => void;
  finish: () => void;
  cancel: () => void;
}

/** Writes what is said behind what stands in a field. */
export function useDictation(text: string, onChange: (text: string) => void): Dictation {
  const { settings, change } = useVoiceSettings();
  const { data: config } = useGetConfigQuery();
  const [choice, setChoice] = useState<EngineChoice | null>(null);
  const [phase, setPhase] = useState<DictationPhase>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const [asksForPrivacy, setAsksForPrivacy] = useState(false);
  const [isRemoteBroken, setIsRemoteBroken] = useState(false);
  const listening = useRef<Listening>(null);
  const canTranscribe = config?.voice.transcription ?? false;
  const { remote } = settings;

  useEffect(() => {
    let isCurrent = true;
    void chooseEngine({ remote, canTranscribe, isRemoteBroken }).then((next) => {
      if (isCurrent) setChoice(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [remote, canTranscribe, isRemoteBroken]);

  const end = (): void => {
    listening.current = null;
    setPhase('idle');
  };
  const cancel = (): void => {
    listening.current?.cancel();
    end();
  };
  const handleLeave = useEffectEvent(cancel);
  // Nobody is listened to behind another screen.
  useEffect(() => () => handleLeave(), []);

  const start = (options: { isHeld: boolean }): void => {
    if (phase !== 'idle' || !choice) return;
    setProblem(null);
    if ('ask' in choice) setAsksForPrivacy(true);
    if (!('engine' in choice)) return;
    const before = text.trimEnd();
    const write = (heard: string): void => onChange(before === '' ? heard : `${before} ${heard}`);
    setPhase('listening');
    listening.current = choice.engine.listen(
      {
        onHeard: write,
        onRecorded: () => setPhase('writing'),
        onDone: (heard) => {
          write(heard);
          end();
        },
        onFailed: (why, error) => {
          if (error === 'network') setIsRemoteBroken(choice.engine.kind === 'browser');
          setProblem(why);
          end();
        },
      },
      options,
    );
  };
  return {
    isAvailable: choice !== null && !('problem' in choice),
    phase,
    problem,
    asksForPrivacy,
    answerPrivacy: (answer) => {
      setAsksForPrivacy(false);
      change({ remote: answer });
    },
    hasServer: canTranscribe,
    start,
    release: () => listening.current?.release(),
    finish: () => listening.current?.finish(),
    cancel,
  };
}
