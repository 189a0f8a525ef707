import { type LifeDay } from '../../../days/days.dto.js';
import { moodName } from '../../../mood/mood-name.words.js';
import { type AnswerPart, type RunContext } from '../../../skills/kit/skill-handler.js';
import { type Felt } from '../../asking/felt.js';
import { type AlikeDay } from '../../asking/life-questions.service.js';
import { type LifeMemory } from '../../asking/life-memories.repository.js';
import { cited, type LifeAnswer, nothing, nounOf, row, spokenDayOf, valueOf } from './life-answer.js';

interface Asked {
  readonly about: 'day' | 'mind';
  /** Which feeling the series stands for. */
  readonly felt?: Felt;
  readonly context: RunContext;
}

interface RowsAsked {
  readonly about: 'day' | 'mind';
  /** Of the series that found the day: its figure was told before. */
  readonly metric: string;
  readonly memories: readonly LifeMemory[];
  readonly context: RunContext;
}

const MOST_ROWS = 8;
/** Figures of the day that was found; the one that it was found by is told before. */
const MOST_FIGURES = 4;

/** When something was last as it is now, and what is known of that day. */
export function toldAlike(alike: AlikeDay | undefined, { about, felt, context }: Asked): LifeAnswer {
  const { phrases } = context;
  if (!alike) return nothing('life-nothing-measured', context);
  const { series, reference, found, day, memories } = alike;
  const noun = nounOf(series, context);
  const now = {
    noun,
    value: valueOf(reference.value, series, context),
    day: spokenDayOf(reference.day, context),
  };
  const stands = felt === undefined ? '' : ` ${phrases.say('life-stands-for', { noun })}`;
  if (!found) {
    return { answer: phrases.say('life-never-alike', now) + stands, days: [reference.day] };
  }
  const then = { thenValue: valueOf(found.value, series, context), then: spokenDayOf(found.day, context) };
  const first = phrases.say('life-last-alike', { ...now, ...then }) + stands;
  const metric = series.key.replace(/^(?:body|mood):/u, '');
  const rows = day ? rowsOf(day, { about, metric, memories, context }) : [];
  const none = phrases.say(about === 'mind' ? 'life-mind-nothing' : 'life-day-nothing', then);
  const head = phrases.say(about === 'mind' ? 'life-mind' : 'life-day', then);
  const parts = [{ text: `${first}\n\n${rows.length === 0 ? none : head}` }, ...rows];
  return { answer: first, parts, days: [found.day, reference.day] };
}

function rowsOf(
  { entries, figures }: LifeDay,
  { about, metric, memories, context }: RowsAsked,
): AnswerPart[] {
  const { phrases } = context;
  const written = entries.flatMap(({ id, what }): AnswerPart[] => {
    switch (what.kind) {
      case 'memory':
        return cited(phrases.say('life-row-memory', { text: what.text }), memories, what.memoryId);
      case 'mood': {
        const mood = what.word ?? moodName(what.mood, phrases);
        const told = [...what.tags, ...(what.note === null ? [] : [`“${what.note}”`])].join(', ');
        const key = told === '' ? 'life-row-mood' : 'life-row-mood-told';
        return [{ text: row(phrases.say(key, { mood, value: what.mood, told })), entryIds: [id] }];
      }
      case 'chat': {
        const [said, ...told] = cited(phrases.say('life-row-chat', { text: what.text }), memories, id);
        return [{ ...said, entryIds: [id] }, ...told];
      }
      case 'home':
        return about === 'mind' || what.state === null ? [] : [{ text: row(`${what.name}: ${what.state}`) }];
      case 'automation':
      case 'reading':
      case 'woke':
        return [];
    }
  });
  const measured = figures
    .filter((figure) => figure.metric !== metric && figure.metric !== 'mood')
    .slice(0, about === 'mind' ? 0 : MOST_FIGURES)
    .map((figure) => {
      const value = valueOf(figure.value, figure, context);
      const noun = phrases.translated('metrics', figure.metric) ?? figure.label;
      const usual = figure.usual && valueOf(figure.usual.median, figure, context);
      const key = usual === null ? 'life-row-figure' : 'life-row-figure-usual';
      return { text: row(phrases.say(key, { noun, value, ...(usual !== null && { usual }) })) };
    });
  return [...written, ...measured].slice(0, MOST_ROWS);
}
