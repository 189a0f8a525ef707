import type { IconName } from '@twyn/design-system';
import { conversationExportAddress } from '../api/chat-export-address';
import { searchAddress } from '../../../lib/addresses';
import { paths } from '../../../lib/paths';
import { temporaryChatAddress } from './temporary-chat-address';

/** Where the owner types. */
export interface SlashPlace {
  /** `null` where there is nothing yet that could be exported. */
  conversationId: string | null;
  /** Nothing is done or kept in a temporary chat. */
  isTemporary: boolean;
}

/** What a line that begins with a slash comes to. */
export type SlashMeaning =
  | { kind: 'say' | 'fill'; text: string }
  | { kind: 'go'; address: string }
  /** A file, which leaves the page where it is. */
  | { kind: 'fetch'; address: string };

export interface SlashCommand {
  /** Without its slash. */
  word: string;
  icon: IconName;
  detail: string;
  isOfferedIn?: (place: SlashPlace) => boolean;
  /** `words`: what stands behind the command. */
  mean: (words: string, place: SlashPlace) => SlashMeaning;
}

const inKeptTalk = ({ isTemporary }: SlashPlace): boolean => !isTemporary;

/** A sentence of which the words are the end; without them it is begun, and the owner ends it. */
function beginning(begin: string): SlashCommand['mean'] {
  return (words) => ({ kind: words === '' ? 'fill' : 'say', text: `${begin} ${words}` });
}

/** Every one of them is a sentence that the twin understands, or a way to somewhere. */
export const SLASH_COMMANDS: readonly SlashCommand[] = [
  {
    ...{ word: 'remember', icon: 'memory', detail: 'Keep something' },
    isOfferedIn: inKeptTalk,
    mean: beginning('Remember that'),
  },
  {
    ...{ word: 'forget', icon: 'eye-off', detail: 'Asks before it forgets' },
    isOfferedIn: inKeptTalk,
    mean: beginning('Forget what I said about'),
  },
  {
    ...{ word: 'search', icon: 'search', detail: 'In memories and chats' },
    mean: (words) => ({ kind: 'go', address: words === '' ? paths.search : searchAddress(words) }),
  },
  {
    ...{ word: 'summary', icon: 'list', detail: 'Of a week, a person, a topic' },
    mean: (words) => ({ kind: words === '' ? 'fill' : 'say', text: `Summarise ${words || 'my week'}` }),
  },
  {
    ...{ word: 'log', icon: 'body', detail: 'A mood or a reading' },
    isOfferedIn: inKeptTalk,
    mean: beginning('Log'),
  },
  {
    ...{ word: 'remind', icon: 'calendar', detail: 'At a time' },
    isOfferedIn: inKeptTalk,
    mean: beginning('Remind me to'),
  },
  {
    ...{ word: 'timer', icon: 'clock', detail: 'Such as 10 minutes' },
    isOfferedIn: inKeptTalk,
    mean: beginning('Set a timer for'),
  },
  {
    ...{ word: 'home', icon: 'home', detail: 'Which lights are on' },
    isOfferedIn: inKeptTalk,
    mean: () => ({ kind: 'say', text: 'Which lights are on?' }),
  },
  {
    ...{ word: 'undo', icon: 'undo', detail: 'What was done last' },
    isOfferedIn: inKeptTalk,
    mean: () => ({ kind: 'say', text: 'Undo that' }),
  },
  {
    ...{ word: 'new', icon: 'plus', detail: 'Another conversation' },
    mean: () => ({ kind: 'go', address: paths.chat }),
  },
  {
    ...{ word: 'temporary', icon: 'lock', detail: 'This chat isn’t saved' },
    isOfferedIn: inKeptTalk,
    mean: () => ({ kind: 'go', address: temporaryChatAddress() }),
  },
  {
    ...{ word: 'export', icon: 'transfer', detail: 'This chat as Markdown' },
    isOfferedIn: ({ conversationId }) => conversationId !== null,
    mean: (_words, { conversationId }) => ({
      kind: 'fetch',
      address: conversationExportAddress(conversationId ?? ''),
    }),
  },
  {
    ...{ word: 'help', icon: 'info', detail: 'What the twin can do' },
    mean: () => ({ kind: 'say', text: 'What can you do?' }),
  },
];

/** Those that begin with what is typed; none once something stands behind it. */
export function suggestCommands(text: string, place: SlashPlace): SlashCommand[] {
  const typed = /^\/(\S*)$/.exec(text)?.[1]?.toLowerCase();
  return typed === undefined ? [] : offeredIn(place).filter(({ word }) => word.startsWith(typed));
}

/** Undefined for a word that is no command here: it is sent as it stands. */
export function readSlashLine(text: string, place: SlashPlace): SlashMeaning | undefined {
  const [typed = ''] = /^\/\S+/.exec(text.trim()) ?? [];
  return offeredIn(place)
    .find(({ word }) => `/${word}` === typed.toLowerCase())
    ?.mean(text.trim().slice(typed.length).trimStart(), place);
}

/** What choosing a command puts into the composer; null where it does something at once. */
export function filledBy({ word, mean }: SlashCommand, place: SlashPlace): string | null {
  // Words to look for can still be typed.
  if (word === 'search') return '/search ';
  const meaning = mean('', place);
  return meaning.kind === 'say' || meaning.kind === 'fill' ? meaning.text : null;
}

function offeredIn(place: SlashPlace): SlashCommand[] {
  return SLASH_COMMANDS.filter(({ isOfferedIn }) => isOfferedIn?.(place) ?? true);
}
