import { type SkillRun } from '../runs/runs.dto.js';
import { type AnswerPart } from '../kit/skill-handler.js';
import { type Action, type Phrase, type Source } from '../skill.js';

interface Told {
  readonly text: string;
  /** The same text where parts of it rest on memories: the marker of each stands behind its part. */
  readonly parts?: readonly AnswerPart[];
  readonly run?: SkillRun;
  readonly sources?: readonly Source[];
  readonly actions?: readonly Action[];
}

/** What acting has to say. The memories that it is about follow, each with its source, unless it quotes its only one. */
export function* phrasesOf({ text, parts, run, sources = [], actions = [] }: Told): Generator<Phrase> {
  const [only, ...others] = sources;
  const isQuoted = only !== undefined && others.length === 0 && text.includes(only.quote);
  const [first = { text }, ...further] = parts ?? [{ text, ...(isQuoted && { source: only }) }];
  yield { ...first, ...(run && { run }) };
  yield* further;
  for (const action of actions) yield { text: '', action };
  if (isQuoted) return;
  for (const source of sources) yield { text: `\n\n“${source.quote}”`, source };
}
