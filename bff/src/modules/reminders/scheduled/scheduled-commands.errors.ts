import { DomainError } from '../../../common/http/problem.js';

export const MAX_WAITING_COMMANDS = 200;

export class ScheduledCommandNotFound extends DomainError {
  constructor() {
    super('scheduled_command_not_found', 404, 'Scheduled command not found.');
  }
}

export class TooManyScheduledCommands extends DomainError {
  constructor() {
    super(
      'too_many_scheduled_commands',
      422,
      `${String(MAX_WAITING_COMMANDS)} commands wait for their time. Cancel some first.`,
    );
  }
}

export class ScheduledForPast extends DomainError {
  constructor() {
    super('scheduled_for_past', 422, 'That time has passed. When should I do it?');
  }
}

/** Nobody could say yes when it is due. */
export class NeedsSomebodyThere extends DomainError {
  constructor() {
    super(
      'needs_somebody_there',
      422,
      'That opens, unlocks or changes something for good, so I only do it while you ask for it.',
    );
  }
}

/** The skill has no handler, or its parameters must not be kept. */
export class CannotBeScheduled extends DomainError {
  constructor() {
    super('cannot_be_scheduled', 422, 'I can’t do that later by myself.');
  }
}

export class ScheduledCommandOver extends DomainError {
  constructor() {
    super('scheduled_command_over', 409, 'That’s over already.');
  }
}

export class NothingWasDone extends DomainError {
  constructor() {
    super('nothing_was_done', 409, 'What this was to take back wasn’t done.');
  }
}

export class ScheduledOnce extends DomainError {
  constructor() {
    super('scheduled_once', 409, 'That’s done only once, so there is no next time to wait for.');
  }
}
