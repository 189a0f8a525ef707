import { type SkillRun } from '../runs/runs.dto.js';
import { type Action, type Phrase, type Source } from '../skill.js';

interface Told {
  readonly text: string;
  readonly run?: SkillRun;
  readonly sources?: readonly Source[];
  readonly actions?: readonly Action[];
}

/** What acting has to say. The memories that it is about follow, each with its source, unless it quotes its only one. */
export function* phrasesOf({ text, run, sources = [], actions = [] }: Told): Generator<Phrase> {
  const [only, ...others] = sources;
  const isQuoted = only !== undefined && others.length === 0 && text.includes(only.quote);
  yield { text, ...(run && { run }), ...(isQuoted && { source: only }) };
  for (const action of actions) yield { text: '', action };
  if (isQuoted) return;
  for (const source of sources) yield { text: `\n\n“${source.quote}”`, source };
}
