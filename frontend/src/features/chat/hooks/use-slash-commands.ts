import type { CommandOption, ComposerChoice } from '@twyn/design-system';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type * as Slash from '../lib/slash';
import type { SlashMeaning, SlashPlace } from '../lib/slash-commands';

type SlashModule = typeof Slash;

const loadSlash = (): Promise<SlashModule> => import('../lib/slash');

export interface SlashLine {
  text: string;
  onChange: (text: string) => void;
  /** Sends what stands in the composer, as it is. */
  onSubmit: () => void;
  /** Says this instead of it. */
  onSay: (text: string) => void;
  place: SlashPlace;
}

export interface SlashCommands {
  /** The list of commands, while it is open. */
  choice: ComposerChoice | undefined;
  /** What Enter will do with the line; undefined for a line without a slash. */
  hint: string | undefined;
  submit: () => void;
}

/** Commands in the composer: a slash at its beginning opens their list, and Enter says or does what is meant. */
export function useSlashCommands(line: SlashLine): SlashCommands {
  const { text, onChange, place } = line;
  const isSlash = text.startsWith('/');
  const slash = useSlash(isSlash);
  const act = useMeaning(line);
  const id = useId();
  const [chosenWord, setChosenWord] = useState<string>();
  const [dismissed, setDismissed] = useState<string>();

  const commands = slash && text !== dismissed ? slash.suggestCommands(text, place) : [];
  const options = commands.map((command): CommandOption => ({
    id: command.word,
    icon: command.icon,
    label: `/${command.word}`,
    detail: command.detail,
    onSelect: () => {
      const filled = slash?.filledBy(command, place) ?? null;
      onChange(filled ?? '');
      if (filled === null) act(command.mean('', place));
    },
  }));
  const chosen = options.find((option) => option.id === chosenWord) ?? options[0];
  const move = (by: number): void => {
    const next = options.at(((chosen ? options.indexOf(chosen) : 0) + by) % options.length);
    setChosenWord(next?.id);
    if (next) slash?.showOption(id, next);
  };
  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => chosen?.onSelect(),
    Tab: () => chosen?.onSelect(),
    Escape: () => setDismissed(text),
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    // Shift with Enter breaks the line, and Enter may end a composition (Japanese, Chinese).
    const press = event.shiftKey || event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (!press) return;
    event.preventDefault();
    press();
  };
  const list = { id, label: 'Commands', options, chosen, onPoint: setChosenWord, onRun: run };

  return {
    choice: chosen && slash?.composerChoice(list, handleKeyDown),
    hint: slash && !chosen ? hintOf(slash, text, place) : undefined,
    submit: () => (isSlash ? void submitSlash(line, act) : line.onSubmit()),
  };
}

function run({ onSelect }: CommandOption): void {
  onSelect();
}

/** What a slash brings, once one was typed. */
function useSlash(isSlash: boolean): SlashModule | undefined {
  const [slash, setSlash] = useState<SlashModule>();
  useEffect(() => {
    if (!isSlash || slash) return;
    // Without it a line with a slash is sent as it stands.
    loadSlash().then(setSlash, () => undefined);
  }, [isSlash, slash]);
  return isSlash ? slash : undefined;
}

function useMeaning({ onChange, onSay }: SlashLine): (meaning: SlashMeaning) => void {
  const navigate = useNavigate();
  return (meaning) => {
    switch (meaning.kind) {
      case 'say':
        onChange('');
        onSay(meaning.text);
        return;
      case 'fill':
        onChange(meaning.text);
        return;
      case 'go':
        onChange('');
        void navigate(meaning.address);
        return;
      case 'fetch':
        onChange('');
        window.location.assign(meaning.address);
    }
  };
}

async function submitSlash(
  { text, place, onSubmit }: SlashLine,
  act: (meaning: SlashMeaning) => void,
): Promise<void> {
  const slash = await loadSlash().catch(() => undefined);
  const meaning = slash?.readSlashLine(text, place);
  if (meaning) act(meaning);
  else onSubmit();
}

function hintOf(slash: SlashModule, text: string, place: SlashPlace): string | undefined {
  const meaning = slash.readSlashLine(text, place);
  if (meaning?.kind === 'say') return `Will be said: “${meaning.text}”`;
  if (meaning) return undefined;
  const [word = '/'] = text.split(/\s/);
  return `${word} isn’t a command. It will be sent as text.`;
}
