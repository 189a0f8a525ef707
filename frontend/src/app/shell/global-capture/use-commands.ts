import type { CommandGroup, CommandOption } from '@twyn/design-system';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSearchMemoriesQuery } from '../../../shared/memory/api/memory.api';
import { memoryKinds } from '../../../components/memory-labels';
import { useTypingPause } from '../../../components/use-typing-pause';
import { askState, memoryAddress, searchAddress } from '../../../lib/addresses';
import { formatDay, formatQuantity } from '../../../lib/format';
import { memoryTitle } from '../../../shared/memory/memory-outline';
import { paths } from '../../../lib/paths';
import { useCurrentUser } from '../../../store/hooks';
import { useAccountActions } from '../use-account-actions';
import { isQuestion } from '../../../lib/is-question';
import { type Destination, destinations } from './destinations';
import { useRemember } from './use-remember';
import { useTask } from './use-task';

const MIN_QUERY_LENGTH = 2;
const FOUND = 5;

export interface CommandActs {
  onCapture: () => void;
  onMood: () => void;
  onKeys: () => void;
  onFold: () => void;
}

/** Palette commands for the typed text, most likely first. */
export function useCommands(
  words: string,
  { onCapture, onMood, onKeys, onFold }: CommandActs,
): { groups: CommandGroup[]; status: string } {
  const navigate = useNavigate();
  const remember = useRemember(onCapture);
  const go = useGo(words, [
    { id: 'mood', icon: 'mood', label: 'Log a mood', onSelect: onMood },
    { id: 'keys', icon: 'info', label: 'Keyboard shortcuts', onSelect: onKeys },
    { id: 'fold', icon: 'menu', label: 'Fold or unfold the rail', onSelect: onFold },
  ]);
  const [query, setQuery] = useState(words);
  useTypingPause(words, setQuery);
  const task = useTask(query === words ? words : '');
  const { currentData: found } = useSearchMemoriesQuery(
    query.length < MIN_QUERY_LENGTH ? skipToken : { memorySearch: { query, limit: FOUND } },
  );

  const ask: CommandOption = {
    id: 'ask',
    icon: 'ask',
    label: words === '' ? 'Ask your twin' : `Ask “${words}”`,
    onSelect: () => void navigate(paths.chat, words === '' ? undefined : { state: askState(words) }),
  };
  const tell: CommandOption = {
    id: 'remember',
    icon: 'plus',
    label: words === '' ? 'Tell your twin something' : `Remember “${words}”`,
    onSelect: words === '' ? onCapture : () => void remember(words),
  };
  const search: CommandOption = {
    id: 'search',
    icon: 'search',
    label: `Search for “${words}”`,
    onSelect: () => void navigate(searchAddress(words)),
  };
  const memories = (found?.items ?? []).map(({ memory }): CommandOption => ({
    id: memory.id,
    icon: memoryKinds[memory.kind].icon,
    label: memoryTitle(memory.text),
    detail: formatDay(memory.happenedAt ?? memory.recordedAt),
    onSelect: () => void navigate(memoryAddress(memory.id)),
  }));

  const act = { label: 'Do', options: isQuestion(words) ? [ask, tell] : [tell, ask] };
  if (words !== '') act.options.push(search);
  if (task) act.options.unshift(task);
  const near = { label: 'Memories', options: memories };
  return {
    // Typed text is more likely a task or question than part of a screen's name.
    groups: words === '' || task ? [act, go, near] : [go, act, near],
    status: found ? formatQuantity(memories.length, 'memory', 'memories') : '',
  };
}

/** Screens and switches whose name contains the text. */
function useGo(words: string, acts: readonly CommandOption[]): CommandGroup {
  const navigate = useNavigate();
  const user = useCurrentUser();
  const { themeLabel, themeIcon, switchTheme, signOut } = useAccountActions();
  const switches: CommandOption[] = [
    { id: 'theme', icon: themeIcon, label: themeLabel, onSelect: switchTheme },
    { id: 'sign-out', icon: 'sign-out', label: 'Logout', onSelect: signOut },
  ];
  const toOption = ({ href, icon, label }: Destination): CommandOption => ({
    id: href,
    icon,
    label,
    onSelect: () => void navigate(href),
  });
  const all = [...destinations(user?.role === 'admin').map(toOption), ...acts, ...switches];
  const wanted = words.toLowerCase();
  return { label: 'Go to', options: all.filter(({ label }) => label.toLowerCase().includes(wanted)) };
}
