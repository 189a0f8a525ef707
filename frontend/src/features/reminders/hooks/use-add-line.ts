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

/** A line that begins so is a whole command; any other is what to remember. */
const COMMAND = /^(?:remind|wake|set|start|timer|alarm|\d+ ?(?:minute|hour|second))/iu;

interface Added {
  isAdded: boolean;
  /** Why not, or what the line leaves open; null where a toast says it. */
  problem: string | null;
}

interface AddLine {
  add: (line: string) => Promise<Added>;
  isAdding: boolean;
}

const ADDED: Added = { isAdded: true, problem: null };
const notAdded = (problem: string | null): Added => ({ isAdded: false, problem });

/**
 * Adds what one line says, as the twin would in a talk: reminders, alarms and timers. What names no time waits without
 * one, and what is nothing of the kind is remembered word by word.
 */
export function useAddLine(): AddLine {
  const [parse, parsing] = useLazyParseCommandQuery();
  const [run, running] = useRunCommandMutation();
  const [undo] = useUndoSkillRunMutation();
  const [create, creating] = useCreateReminderMutation();

  const remember = async (line: string, text = line): Promise<Added> => {
    const { error } = await create({ createReminder: { source: line, text } });
    return error ? notAdded(null) : ADDED;
  };
  const carryOut = async (text: string, context: { timeZone: string }): Promise<Added> => {
    const { data, error } = await run({ runCommand: { text, context, channel: 'screen' } });
    if (!data) return notAdded(errorMessage(error));
    if (data.outcome !== 'completed') return notAdded(data.answer);
    const { run: done } = data;
    const action = { label: 'Undo', onSelect: () => void (done && undo({ id: done.id })) };
    notify.success(data.answer, done?.canUndo ? { action } : {});
    return ADDED;
  };
  const add = async (line: string): Promise<Added> => {
    const text = COMMAND.test(line) ? line : `remind me to ${line}`;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const { data: parsed, error } = await parse({ parseCommand: { text, context: { timeZone } } });
    if (!parsed) return notAdded(errorMessage(error));
    if (!isForThisPage(parsed)) return remember(line);
    const timeless = someDay(parsed.intents);
    if (timeless !== undefined) return remember(line, timeless);
    return parsed.outcome === 'ask' ? notAdded(parsed.question ?? null) : carryOut(text, { timeZone });
  };
  return { add, isAdding: parsing.isFetching || running.isLoading || creating.isLoading };
}

/** Whatever else a line asks for, nothing of the home is moved from here. */
function isForThisPage({ outcome, intents }: ParsedCommand): boolean {
  return outcome !== 'none' && intents.length > 0 && intents.every(({ makes }) => makes !== null);
}

/** What to remember without a time, which a talk would ask for. */
function someDay([intent, ...others]: readonly CommandIntent[]): string | undefined {
  if (others.length > 0 || intent?.makes !== 'reminder') return undefined;
  const { text, dueAt } = intent.parameters;
  return typeof text === 'string' && dueAt === undefined ? text : undefined;
}
