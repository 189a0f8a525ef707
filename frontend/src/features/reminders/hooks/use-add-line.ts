import { errorMessage } from '../../../api/api-error';
import { useCreateReminderMutation, useStartTimerMutation } from '../../../api/reminders.api';
import { type CommandIntent, useLazyParseCommandQuery } from '../../../api/skills.api';
import { notify } from '../../../lib/notify';
import { dueWords } from '../../../components/reminders/due';

/** A line that begins so is a whole command; any other is what to remember. */
const COMMAND = /^(?:remind|wake|set|start|timer|alarm|\d+ ?(?:minute|hour|second))/iu;

interface AddLine {
  /** False: nothing was added, and a toast said why. */
  add: (line: string) => Promise<boolean>;
  isAdding: boolean;
}

/** Adds what one line says: a reminder, an alarm or a timer. What names no time waits without one. */
export function useAddLine(): AddLine {
  const [parse, { isFetching }] = useLazyParseCommandQuery();
  const [create, creating] = useCreateReminderMutation();
  const [start, starting] = useStartTimerMutation();

  const add = async (line: string): Promise<boolean> => {
    const text = COMMAND.test(line) ? line : `remind me to ${line}`;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const parsed = await parse({ parseCommand: { text, context: { timeZone } } });
    if (!parsed.data) {
      notify.error(errorMessage(parsed.error));
      return false;
    }
    const [intent] = parsed.data.intents;
    const timer = parsed.data.intents.length === 1 ? timerOf(intent) : undefined;
    if (timer) return (await start({ startTimer: timer })).data !== undefined;
    const reminder = parsed.data.intents.length === 1 ? reminderOf(intent) : undefined;
    const { data } = await create({ createReminder: { source: line, ...(reminder ?? { text: line }) } });
    if (data?.dueAt) notify.success(dueWords(new Date(data.dueAt), new Date()));
    return data !== undefined;
  };
  return { add, isAdding: isFetching || creating.isLoading || starting.isLoading };
}

function timerOf(intent: CommandIntent | undefined): { durationSeconds: number; name?: string } | undefined {
  if (intent?.skill !== 'timer.start') return undefined;
  const { durationSeconds, name, command } = intent.parameters;
  if (typeof durationSeconds !== 'number' || command !== undefined) return undefined;
  return { durationSeconds: Math.ceil(durationSeconds), ...(typeof name === 'string' && { name }) };
}

interface Asked {
  kind: 'reminder' | 'alarm';
  text: string;
  dueAt?: string;
}

function reminderOf(intent: CommandIntent | undefined): Asked | undefined {
  if (intent?.skill !== 'reminder' && intent?.skill !== 'alarm') return undefined;
  const { operation, text, dueAt } = intent.parameters;
  const isAlarm = intent.skill === 'alarm';
  if (operation !== 'set' || (typeof text !== 'string' && !isAlarm)) return undefined;
  return {
    kind: intent.skill,
    text: typeof text === 'string' ? text : 'Alarm',
    ...(typeof dueAt === 'string' && { dueAt }),
  };
}
