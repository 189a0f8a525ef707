import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { knownZone } from '../../../common/http/time-zone.js';
import { type Home, type HomeRequest, HomeService } from '../../home/home.service.js';
import { answerTo } from './answers.js';
import { type Intent, type Parsed } from './command.js';
import {
  type CommandResult,
  type ParseCommand,
  type ParsedCommand,
  type RunCommand,
} from './commands.dto.js';
import { homeCalls } from './home-calls.js';
import { parse } from './parse.js';

const NOT_UNDERSTOOD = 'I did not understand that as something to do.';
const NOT_YET = 'I understood that, but cannot do it yet.';

/** Sentences that ask for something: what they mean, and doing it. */
@Injectable()
export class CommandsService {
  constructor(
    private readonly homes: HomeService,
    private readonly clock: Clock,
  ) {}

  async parse(userId: string, command: ParseCommand): Promise<ParsedCommand> {
    return toParsedCommand(this.read(await this.homes.read(userId), command));
  }

  /** Does all that the sentence asks for, in one go, or nothing: what is missing or guarded is asked about first. */
  async run(userId: string, { isConfirmed = false, ...command }: RunCommand): Promise<CommandResult> {
    const home = await this.homes.read(userId);
    const parsed = this.read(home, command);
    const { intents } = toParsedCommand(parsed);
    const nothing = (outcome: 'confirm' | 'ask' | 'none', answer: string): CommandResult => ({
      outcome,
      intents,
      answer,
      actions: [],
    });
    if (parsed.outcome === 'none') return nothing('none', NOT_UNDERSTOOD);
    if (parsed.outcome === 'ask') return nothing('ask', parsed.question ?? NOT_UNDERSTOOD);
    const steps = parsed.intents.map((intent) => ({
      requests: requestsOf(intent, home),
      answer: answerTo(intent, home),
    }));
    if (steps.some(({ requests, answer }) => requests.length === 0 && answer === undefined))
      return nothing('none', NOT_YET);
    if (!isConfirmed && parsed.intents.some(({ needsConfirmation }) => needsConfirmation))
      return nothing('confirm', `Shall I really do that? ${namesOf(parsed.intents, home)}`);
    const requests = steps.flatMap((step) => step.requests);
    const actions = requests.length === 0 ? [] : await this.homes.actAll(userId, requests);
    const names = [...new Set(actions.map(({ entityName }) => entityName))].join(', ');
    const answers = steps.flatMap(({ answer }) => answer ?? []);
    return {
      outcome: 'done',
      intents,
      answer: [...(names ? [`Done: ${names}.`] : []), ...answers].join(' '),
      actions,
    };
  }

  private read(home: Home, { text, context = {} }: ParseCommand): Parsed {
    const { areaId, now, timeZone } = context;
    return parse(text, {
      home,
      areaId: areaId ?? undefined,
      now: now === undefined ? this.clock.now() : new Date(now),
      timeZone: knownZone(timeZone),
    });
  }
}

/** Devices that cannot be reached do not keep the others from it. */
function requestsOf(intent: Intent, home: Home): HomeRequest[] {
  const entities = home.entities.filter(({ id }) => intent.targets.includes(id));
  const reached = entities.filter(({ state }) => state !== 'unavailable');
  const asked = reached.length > 0 ? reached : entities;
  return asked.flatMap((entity) =>
    homeCalls(intent, entity).map((call) => ({
      ...call,
      entityIds: [entity.id],
      askedBy: 'api' as const,
    })),
  );
}

function namesOf(intents: readonly Intent[], { entities }: Home): string {
  const ids = new Set(intents.flatMap(({ targets }) => targets));
  const names = entities.filter(({ id }) => ids.has(id)).map(({ name }) => name);
  return `It concerns ${names.join(', ')}.`;
}

function toParsedCommand({ outcome, intents, question }: Parsed): ParsedCommand {
  return {
    outcome,
    intents: intents.map(({ skill, parameters, targets, confidence, unexplained }) => ({
      skill,
      parameters: { ...parameters },
      targets: [...targets],
      confidence,
      unexplained: [...unexplained],
    })),
    ...(question !== undefined && { question }),
  };
}
