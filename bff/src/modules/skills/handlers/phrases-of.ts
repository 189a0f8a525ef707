import { type SkillRun } from '../runs/runs.dto.js';
import { type Phrase, type Source } from '../skill.js';

interface Told {
  readonly text: string;
  readonly run?: SkillRun;
  readonly sources?: readonly Source[];
}

/** What acting has to say. The memories that a question is about follow it, each with its source. */
export function* phrasesOf({ text, run, sources = [] }: Told): Generator<Phrase> {
  yield { text, ...(run && { run }) };
  for (const source of sources) yield { text: `\n\n“${source.quote}”`, source };
}
