import { toRecurrenceResponse } from '../recurrence/recurrence.mapper.js';
import { type ScheduledCommand } from './scheduled-command.js';
import { type ScheduledCommandResponse } from './scheduled-commands.dto.js';

export function toScheduledCommandResponse(command: ScheduledCommand): ScheduledCommandResponse {
  const { id, status, text, source, outcome, result, runId } = command;
  return {
    ...{ id, status, text, source, outcome, result, runId },
    dueAt: command.dueAt.toISOString(),
    recurrence: toRecurrenceResponse(command.recurrence),
    ranAt: command.ranAt?.toISOString() ?? null,
    createdAt: command.createdAt.toISOString(),
    updatedAt: command.updatedAt.toISOString(),
  };
}
