import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { knownZone } from '../../../common/http/time-zone.js';
import { type Home, HomeService } from '../../home/home.service.js';
import { VoicePhrasesService } from '../../voice/voice-phrases.service.js';
import { SkillExecutor } from '../handlers/skill-executor.service.js';
import { toSkillCall } from './skill-call.js';
import { type ParseResult } from './command.js';
import {
  type CommandExplanation,
  type CommandResult,
  type ParseCommand,
  type ParsedCommand,
  type RunCommand,
} from './commands.dto.js';
import { CommandReader, type Place } from './command-reader.js';
import { type Explanation } from './explain.js';
import { learnFallback } from './fallback/fallback.js';
import { supported } from './unsupported.js';

const LEARN_AFTER_MS = 2_000;
const NOT_UNDERSTOOD = 'I did not understand that as something to do.';

/** Sentences that ask for something: what they mean, and doing it. */
@Injectable()
export class CommandsService implements OnApplicationBootstrap {
  constructor(
    private readonly homes: HomeService,
    private readonly executor: SkillExecutor,
    private readonly phrases: VoicePhrasesService,
    private readonly reader: CommandReader,
  ) {}

  /** When the server is up, so that neither the start nor the first sentence waits. */
  onApplicationBootstrap(): void {
    setTimeout(learnFallback, LEARN_AFTER_MS).unref();
  }

  async parse(userId: string, command: ParseCommand): Promise<ParsedCommand> {
    const place = placeOf(await this.homes.read(userId), command);
    if (!command.explain) return this.toParsedCommand(supported(this.reader.parse(command.text, place)));
    const { parsed, explanation } = this.reader.explain(command.text, place);
    const told = supported(parsed);
    return {
      ...this.toParsedCommand(told),
      explanation: told === parsed ? explanation.map(toExplanation) : [],
    };
  }

  /**
   * Does all that the sentence, or the one that it stands for as a phrase of the user's, asks for in one go, or
   * nothing: what is missing or guarded is asked about first.
   */
  async run(
    userId: string,
    { isConfirmed = false, channel, ...command }: RunCommand,
  ): Promise<CommandResult> {
    const home = await this.homes.read(userId);
    const text = await this.phrases.resolve(userId, command.text);
    const parsed = supported(this.reader.parse(text, placeOf(home, command)));
    const { intents } = this.toParsedCommand(parsed);
    if (parsed.outcome !== 'act')
      return {
        outcome: parsed.outcome === 'ask' ? 'awaiting_answer' : 'none',
        intents,
        answer: parsed.question ?? NOT_UNDERSTOOD,
        actions: [],
      };
    const timeZone = knownZone(command.context?.timeZone);
    const { actions, ...acted } = await this.executor.execute(parsed.intents.map(toSkillCall), {
      userId,
      timeZone,
      home,
      isConfirmed,
      channel,
    });
    return { ...acted, intents, actions: [...actions] };
  }

  private toParsedCommand({ outcome, intents, question }: ParseResult): ParsedCommand {
    return {
      outcome,
      intents: intents.map(({ skill, parameters, targets, confidence, unexplained }) => ({
        skill,
        parameters: { ...parameters },
        targets: [...targets],
        makes: this.reader.skills.find(skill)?.makes?.(parameters) ?? null,
        confidence,
        unexplained: [...unexplained],
      })),
      ...(question !== undefined && { question }),
    };
  }
}

function toExplanation({ slots, rejected, ...rest }: Explanation): CommandExplanation {
  return {
    ...rest,
    slots: slots.map((slot) => ({ ...slot })),
    rejected: rejected.map((one) => ({ ...one })),
  };
}

function placeOf(home: Home, { context = {} }: Pick<ParseCommand, 'context'>): Place {
  const { areaId, now, timeZone } = context;
  return {
    home,
    areaId: areaId ?? undefined,
    ...(now !== undefined && { now: new Date(now) }),
    timeZone: knownZone(timeZone),
  };
}
