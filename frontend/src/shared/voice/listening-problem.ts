import { listeningProblem } from '../../platform/speech/recognition';

const PROBLEMS: Partial<Record<string, string>> = {
  'audio-capture': 'No microphone was found. Type it instead.',
  network: 'Your browser’s recognition can’t be reached. Type it instead.',
};

/** Why nothing was written down, in a sentence; `error` as browsers name it for recognition. */
export function problemOf(error: string): string {
  return PROBLEMS[error] ?? listeningProblem(error);
}
