import { Injectable } from '@nestjs/common';
import { knownZone } from '../../../common/http/time-zone.js';
import { type Home, HomeService } from '../../home/home.service.js';
import { VoicePhrasesService } from '../../voice/voice-phrases.service.js';
import { SkillExecutor } from '../handlers/skill-executor.service.js';
import { type AskedAtOnce, askedAtOnce } from '../talk/asked-at-once.js';
import { MessageReader, type SaidMessage } from '../talk/message-reader.service.js';
import { explanationOf } from './command-explanation.js';
import {
  type CommandResult,
  type ParseCommand,
  type ParsedCommand,
  type RunCommand,
} from './commands.dto.js';

/** Sentences that ask for something, outside of a conversation: what they mean, and doing it. */
@Injectable()
export class CommandsService {
  constructor(
    private readonly homes: HomeService,
    private readonly executor: SkillExecutor,
    private readonly phrases: VoicePhrasesService,
    private readonly messages: MessageReader,
  ) {}

  async parse(userId: string, command: ParseCommand): Promise<ParsedCommand> {
    const said = this.read(userId, command, await this.homes.read(userId));
    const { outcome, question, ...asked } = askedAtOnce(said, this.messages.skills);
    return {
      outcome,
      intents: this.intentsOf(asked),
      ...(question !== undefined && { question }),
      ...(command.explain && { explanation: explanationOf(said.understanding) }),
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
    const home = await this.homes.read(userId, { channel });
    const text = await this.phrases.resolve(userId, command.text);
    if (!isConfirmed) await this.phrases.tellSaid(userId, command.text);
    const said = this.read(userId, { ...command, text }, home);
    const { phrases } = said;
    const asked = askedAtOnce(said, this.messages.skills);
    const intents = this.intentsOf(asked);
    if (!mayRun(asked, isConfirmed))
      return {
        outcome: asked.outcome === 'none' ? 'none' : 'awaiting_answer',
        intents,
        answer: asked.question ?? phrases.say('nothing-to-do'),
        actions: [],
      };
    const calls = asked.calls.map(({ call }) => call);
    const timeZone = knownZone(command.context?.timeZone);
    const { actions, ...acted } = await this.executor.execute(calls, {
      ...{ userId, timeZone, home, isConfirmed, channel, phrases },
    });
    return { ...acted, intents, actions: [...actions] };
  }

  private read(userId: string, { text, context = {} }: ParseCommand, home: Home): SaidMessage {
    const { areaId, now, timeZone } = context;
    return this.messages.readAlone({
      ...{ userId, text, home, timeZone: knownZone(timeZone), areaId: areaId ?? undefined },
      ...(now !== undefined && { now: new Date(now) }),
    });
  }

  private intentsOf({ calls }: Pick<AskedAtOnce, 'calls'>): ParsedCommand['intents'] {
    return calls.map(({ call: { skill, parameters, targets }, clause: { confidence, chosen } }) => ({
      skill,
      parameters: { ...parameters },
      targets: [...targets],
      makes: this.messages.skills.find(skill)?.makes?.(parameters) ?? null,
      confidence,
      unexplained: [...(chosen?.unread ?? [])],
    }));
  }
}

/** Yes to “do you mean …?” is enough; what is missing stays missing. */
function mayRun({ outcome, calls }: AskedAtOnce, isConfirmed: boolean): boolean {
  if (outcome !== 'ask') return outcome === 'act';
  return isConfirmed && calls.length > 0 && calls.every(({ call }) => call.missing === undefined);
}
