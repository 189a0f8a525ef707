import { skipToken } from '@reduxjs/toolkit/query';
import { glanceLine, glanceOf } from '../../../components/home/home-glance';
import { useTemperatureUnit } from '../../../components/home/use-temperature-unit';
import { whenDue } from '../../../components/reminders/due';
import { conversationTitle } from '../../../features/chat/lib/conversation-title';
import { formatWhen } from '../../../lib/format';
import { totalInWords } from '../../../lib/list-total';
import { paths } from '../../../lib/paths';
import { useConversationPagesInfiniteQuery } from '../../../shared/chat/api/chat.api';
import { useGetHomeQuery, useListHomeEntitiesQuery } from '../../../shared/home/api/home.api';
import { useListMemoriesQuery } from '../../../shared/memory/api/memory.api';
import { useGetReadingOverviewQuery } from '../../../shared/readings/api/readings.api';
import { useMoodEntryPagesInfiniteQuery } from '../../../shared/mood/api/mood.api';
import { moodName } from '../../../shared/mood/mood-names';
import { type Reminder, useListNextRemindersQuery } from '../../../shared/reminders/api/reminders.api';
import type { Waiting } from '../navigation';

type Lines = Readonly<Partial<Record<string, string>>>;

/** What there is to know about a place before one goes there. What cannot be read says nothing. */
export function useLiveLines(waiting: Waiting): Lines {
  const { data: memories } = useListMemoriesQuery({ limit: 1 });
  const { data: reminders } = useListNextRemindersQuery();
  const { data: conversations } = useConversationPagesInfiniteQuery(null);
  const toConfirm = waiting[paths.review] ?? 0;
  const next = nextOf(reminders?.items ?? []);
  const latest = conversations?.pages[0]?.items[0];
  return {
    [paths.dashboard]:
      (waiting[paths.reminders] ?? 0) > 0 ? `${String(waiting[paths.reminders])} due` : undefined,
    [paths.reminders]: reminders && (next ? `next ${formatWhen(next)}` : 'nothing planned'),
    [paths.chat]: latest ? conversationTitle(latest) : conversations && 'ask or tell',
    [paths.voice]: 'say it instead',
    [paths.memory]: memories && totalInWords(memories, 'memory', 'memories'),
    [paths.search]: 'words and meaning',
    [paths.review]: toConfirm > 0 ? `${String(toConfirm)} waiting` : 'all caught up',
    [paths.biometrics]: useBodyLine(),
    [paths.bodySources]: 'files, devices',
    [paths.mood]: useMoodLine(),
    [paths.smartHome]: useHomeLine(),
    [paths.activity]: 'what was done',
    [paths.settingsAccount]: 'account, privacy',
    [paths.admin]: 'people, messages',
  };
}

function nextOf(reminders: readonly Reminder[]): Date | undefined {
  const now = new Date();
  const ahead = reminders.flatMap((each) => whenDue(each) ?? []).filter((due) => due > now);
  return ahead.toSorted((one, other) => one.getTime() - other.getTime()).at(0);
}

function useBodyLine(): string | undefined {
  const { data } = useGetReadingOverviewQuery();
  const [latest] = (data?.items ?? []).toSorted((one, other) => other.at.localeCompare(one.at));
  return data && (latest ? `${latest.label}, ${formatWhen(latest.at)}` : 'nothing measured yet');
}

function useMoodLine(): string | undefined {
  const { data } = useMoodEntryPagesInfiniteQuery({ withNote: false });
  if (!data) return undefined;
  const latest = data.pages[0]?.items[0];
  if (!latest) return 'how it is right now';
  return `${latest.isSample ? 'sample: ' : ''}${(latest.word ?? moodName(latest.mood)).toLowerCase()}, ${formatWhen(latest.at)}`;
}

function useHomeLine(): string | undefined {
  const { data: home } = useGetHomeQuery();
  const hasDevices = home !== undefined && home.entityCount > 0;
  const { data } = useListHomeEntitiesQuery(hasDevices ? undefined : skipToken);
  const unit = useTemperatureUnit() ?? 'C';
  if (home && !hasDevices) return 'not set up';
  return data && glanceLine(glanceOf(data.items, unit), unit);
}
