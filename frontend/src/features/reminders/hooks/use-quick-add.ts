import { errorMessage } from '../../../api/api-error';
import { useCreateReminderMutation } from '../../../shared/reminders/api/reminders.api';
import {
  type CommandIntent,
  type ParsedCommand,
  useLazyParseCommandQuery,
  useRunCommandMutation,
  useUndoSkillRunMutation,
} from '../../../shared/skills/api/skills.api';
import { notify } from '../../../lib/notify';

/** Lines starting like this are complete commands; others get "remind me to" in front. */
const COMMAND = /^(?:remind|wake|set|start|timer|alarm|\d+ ?(?:minute|hour|second))/iu;

interface AddResult {
  isAdded: boolean;
  /** Error or open question; `null` when a toast already says it. */
  problem: string | null;
}

interface QuickAdd {
  add: (line: string) => Promise<AddResult>;
  isAdding: boolean;
}

const ADDED: AddResult = { isAdded: true, problem: null };
const notAdded = (problem: string | null): AddResult => ({ isAdded: false, problem });

/**
 * Adds reminders, alarms and timers from one line, with the parser the chat uses. A line without a time becomes a
 * reminder without a due time; a line that is not understood becomes a reminder with the line as its text.
 */
export function useQuickAdd(): QuickAdd {
  const [parse, parsing] = useLazyParseCommandQuery();
  const [run, running] = useRunCommandMutation();
  const [undo] = useUndoSkillRunMutation();
  const [create, creating] = useCreateReminderMutation();

  const remember = async (line: string, text = line): Promise<AddResult> => {
    const { error } = await create({ createReminder: { source: line, text } });
    return error ? notAdded(null) : ADDED;
  };
  const runCommand = async (text: string, context: { timeZone: string }): Promise<AddResult> => {
    const { data, error } = await run({ runCommand: { text, context, channel: 'screen' } });
    if (!data) return notAdded(errorMessage(error));
    if (data.outcome !== 'completed') return notAdded(data.answer);
    const { run: done } = data;
    const action = { label: 'Undo', onSelect: () => void (done && undo({ id: done.id })) };
    notify.success(data.answer, done?.canUndo ? { action } : {});
    return ADDED;
  };
  const add = async (line: string): Promise<AddResult> => {
    const text = COMMAND.test(line) ? line : `remind me to ${line}`;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const { data: parsed, error } = await parse({ parseCommand: { text, context: { timeZone } } });
    if (!parsed) return notAdded(errorMessage(error));
    if (!makesOnlyReminders(parsed)) return remember(line);
    const timeless = undatedReminderText(parsed.intents);
    if (timeless !== undefined) return remember(line, timeless);
    return parsed.outcome === 'ask' ? notAdded(parsed.question ?? null) : runCommand(text, { timeZone });
  };
  return { add, isAdding: parsing.isFetching || running.isLoading || creating.isLoading };
}

/** Guards against lines that would control devices from this screen. */
function makesOnlyReminders({ outcome, intents }: ParsedCommand): boolean {
  return outcome !== 'none' && intents.length > 0 && intents.every(({ makes }) => makes !== null);
}

/** Text of a single reminder without a due time; the chat would ask for the time. */
function undatedReminderText([intent, ...others]: readonly CommandIntent[]): string | undefined {
  if (others.length > 0 || intent?.makes !== 'reminder') return undefined;
  const { text, dueAt } = intent.parameters;
  return typeof text === 'string' && dueAt === undefined ? text : undefined;
}
