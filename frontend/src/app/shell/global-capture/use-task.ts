import type { CommandOption } from '@twyn/design-system';
import { skipToken } from '@reduxjs/toolkit/query';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../api/api-error';
import {
  useListSkillsQuery,
  useParseCommandQuery,
  useRunCommandMutation,
  useUndoSkillRunMutation,
} from '../../../shared/skills/api/skills.api';
import { useApplyRunTheme } from '../../../components/use-apply-run-theme';
import { askState } from '../../../lib/addresses';
import { notify } from '../../../lib/notify';
import { paths } from '../../../lib/paths';
import { screens } from '../../../lib/screens';
import { isQuestion } from '../../../lib/is-question';

/** Command to run the text, if it is fully understood; `undefined` for questions, which go to the chat. */
export function useTask(words: string): CommandOption | undefined {
  const isTask = words.includes(' ') && !isQuestion(words);
  const { data: skills } = useListSkillsQuery(isTask ? undefined : skipToken);
  const { currentData: parsed } = useParseCommandQuery(
    isTask ? { parseCommand: { text: words } } : skipToken,
  );
  const carryOut = useCarryOut(words);
  const known = new Set(skills?.items.map(({ name }) => name));
  if (parsed?.outcome !== 'act' || !parsed.intents.every(({ skill }) => known.has(skill))) return undefined;
  return { id: 'task', icon: 'check', label: `Do “${words}”`, onSelect: () => void carryOut() };
}

/** Runs the command at once; continues in the chat when it needs a confirmation. */
function useCarryOut(text: string): () => Promise<void> {
  const navigate = useNavigate();
  const [run] = useRunCommandMutation();
  const [undo] = useUndoSkillRunMutation();
  const applyTheme = useApplyRunTheme();
  return async () => {
    const { data, error } = await run({ runCommand: { text, channel: 'screen' } });
    if (!data) {
      notify.error(errorMessage(error));
      return;
    }
    if (data.outcome !== 'completed') {
      void navigate(paths.chat, { state: askState(text) });
      return;
    }
    const { run: done } = data;
    const handleUndo = async (): Promise<void> => {
      const { data: undone } = done ? await undo({ id: done.id }) : {};
      if (undone) applyTheme(undone);
    };
    if (done) applyTheme(done);
    if (done?.screen) void navigate(screens[done.screen].address);
    notify.success(data.answer, {
      ...(done?.canUndo && { action: { label: 'Undo', onSelect: () => void handleUndo() } }),
    });
  };
}
