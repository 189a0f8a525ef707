import { useRef } from 'react';
import { useChangeVoiceUtteranceMutation, useCreateVoiceUtteranceMutation } from '../../../api/voice.api';
import type { Turn } from '../lib/voice-session';

/** What the history takes of an answer. */
const MAX_ANSWER_LENGTH = 4_000;

/** Keeps each turn in the history; one that was confirmed stays one entry, with what came of it in the end. */
export function useKeepTurn(): (turn: Turn) => void {
  const [create] = useCreateVoiceUtteranceMutation();
  const [change] = useChangeVoiceUtteranceMutation();
  const asked = useRef<Promise<string | undefined>>(undefined);
  const keep = async ({ text, engine, outcome, answer, durationMs, isConfirmation }: Turn): Promise<void> => {
    const words = answer.trim() || 'No answer.';
    const kept = { outcome, answer: words.slice(0, MAX_ANSWER_LENGTH).toWellFormed() };
    const id = isConfirmation ? await asked.current : undefined;
    if (id !== undefined) {
      await change({ id, changeVoiceUtterance: kept });
      return;
    }
    const created = create({ createVoiceUtterance: { text, engine, durationMs, ...kept } });
    asked.current = created.then(({ data }) => data?.id);
    await asked.current;
  };
  return (turn) => void keep(turn);
}
