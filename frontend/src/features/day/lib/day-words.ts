import type { IconName, Domain } from '@twyn/design-system';
import {
  differenceWords,
  inSentence,
  unusualWords,
  wholeValue,
} from '../../../components/readings/reading-words';
import { conversationAddress, memoryAddress, metricAddress } from '../../../lib/addresses';
import { capitalised, formatQuantity, wordList } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { memoryTitle } from '../../../shared/memory/memory-outline';
import { moodName } from '../../../shared/mood/mood-names';
import { CHANNELS } from '../../../shared/skills/channels';
import type { DayEntry, DayFigure, LifeDay, SimilarDay } from '../api/days.api';

export type Strand = DayEntry['strand'];

interface StrandLook {
  label: string;
  domain: Domain;
  icon: IconName;
  one: string;
  many: string;
}

/** The strands of a day, in the order in which they are shown. */
export const STRANDS: Readonly<Record<Strand, StrandLook>> = {
  body: { label: 'Body', domain: 'body', icon: 'body', one: 'reading', many: 'readings' },
  mood: { label: 'Mood', domain: 'mood', icon: 'mood', one: 'mood', many: 'moods' },
  memories: { label: 'Memories', domain: 'memory', icon: 'memory', one: 'memory', many: 'memories' },
  chats: { label: 'Chats', domain: 'memory', icon: 'ask', one: 'question', many: 'questions' },
  home: { label: 'Home', domain: 'home', icon: 'home', one: 'action at home', many: 'actions at home' },
  automations: {
    label: 'Automations',
    domain: 'home',
    icon: 'clock',
    one: 'automation',
    many: 'automations',
  },
};

export const STRAND_NAMES = Object.keys(STRANDS) as Strand[];

export interface EntryWords {
  title: string;
  text?: string;
  source: string;
  href: string;
}

const MINUTES = 60;
/** More would be a list and no sentence. */
const MOST_NAMED = 3;

/** One line of a day. */
export function entryWords({ what }: DayEntry): EntryWords {
  switch (what.kind) {
    case 'woke': {
      const asleep = wholeValue(what.asleepMinutes / MINUTES, { unit: 'h', decimals: 2 });
      return { title: `Woke after ${asleep}`, source: what.source, href: metricAddress('sleep-duration') };
    }
    case 'reading':
      return {
        ...{ title: what.label, text: wholeValue(what.value, what) },
        ...{ source: 'Told by you', href: metricAddress(what.metric) },
      };
    case 'mood': {
      const said = [...(what.note === null ? [] : [`“${what.note}”`]), ...what.tags];
      return {
        title: capitalised(what.word ?? moodName(what.mood)),
        ...(said.length > 0 && { text: said.join(' · ') }),
        ...{ source: 'Mood', href: paths.mood },
      };
    }
    case 'memory': {
      const title = memoryTitle(what.text);
      return {
        // A sentence with nothing behind it is told by its title.
        ...(what.text.length <= title.length + 1 ? { title } : { title, text: what.text }),
        ...{ source: what.isRecorded ? 'Told by you' : 'Memory', href: memoryAddress(what.memoryId) },
      };
    }
    case 'chat':
      return {
        title: what.text,
        ...(what.answer !== null && { text: what.answer }),
        source: [
          what.isSpoken ? 'Voice' : 'Chat',
          ...(what.sources > 0 ? [formatQuantity(what.sources, 'source', 'sources')] : []),
        ].join(', '),
        href: conversationAddress(what.conversationId),
      };
    case 'home':
      return {
        ...{ title: what.name, text: (what.state ?? what.service).replaceAll('_', ' ') },
        ...{ source: CHANNELS[what.channel], href: paths.smartHome },
      };
    case 'automation':
      return {
        title: what.name,
        ...(what.results.length > 0 && { text: what.results.join(' ') }),
        ...{ source: 'Automation', href: `${paths.automations}/${what.automationId}` },
      };
  }
}

/** "38 readings, 3 moods, 4 memories": what there is, and nothing of what there is not. */
export function countWords({ counts }: LifeDay): string {
  return counts
    .filter(({ count }) => count > 0)
    .map(({ strand, count }) => formatQuantity(count, STRANDS[strand].one, STRANDS[strand].many))
    .join(', ');
}

/** How a figure lies to what was usual then: "1 h 06 under", "usual"; nothing where that is not known. */
export function usualWords(figure: DayFigure): string | undefined {
  const { usual, value } = figure;
  if (!usual) return undefined;
  if (value >= usual.low && value <= usual.high) return 'usual';
  const size = differenceWords(value, usual.median, figure);
  return size === undefined ? 'usual' : `${size} ${value > usual.median ? 'over' : 'under'}`;
}

/** What was out of the ordinary, in one sentence; undefined where nothing was, or nothing is known of the usual. */
export function unusualSentence({ figures }: LifeDay): string | undefined {
  const unusual = figures.filter(({ value, usual }) => usual && (value < usual.low || value > usual.high));
  if (unusual.length === 0) return figures.some(({ usual }) => usual) ? 'Much as usual.' : undefined;
  const parts = unusual
    .slice(0, MOST_NAMED)
    .map(({ metric, label, value, usual }) =>
      unusualWords({ metric, label, state: usual && value > usual.median ? 'over' : 'under' }),
    );
  return `${capitalised(wordList(parts))}.`;
}

/** "sleep under, steps over": why two days are alike. */
export function alikeWords({ because, figures }: SimilarDay): string {
  if (because.length === 0) return `all ${String(figures)} figures near the usual`;
  return because
    .slice(0, MOST_NAMED)
    .map(({ label, is }) => `${inSentence(label)} ${is}`)
    .join(', ');
}
