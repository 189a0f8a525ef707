import { Injectable } from '@nestjs/common';
import { knownContexts } from '../skills/contexts/contexts.dto.js';
import { type SkillContext } from '../skills/skills.service.js';
import { SettingsService } from '../users/settings/settings.service.js';
import { VoicePhrasesService } from '../voice/voice-phrases.service.js';
import { type AskedExchange } from './asked-exchange.js';
import { MessagesRepository } from './messages.repository.js';

/** How far back "she" may point. */
const EARLIER_TURNS = 10;

/** What the skills are to know of a question before they answer it. */
@Injectable()
export class AnswerContexts {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly phrases: VoicePhrasesService,
    private readonly settings: SettingsService,
  ) {}

  async of({ question, answer, timeZone }: AskedExchange): Promise<SkillContext> {
    const { userId, conversationId, id: messageId } = question;
    const [text, turns, { learnsFromChat, keepTold, language }] = await Promise.all([
      // A phrase of the user's own stands for a whole sentence, wherever it is said.
      this.phrases.resolve(userId, question.text),
      this.messages.findEarlier(userId, question, EARLIER_TURNS),
      this.settings.get(userId),
    ]);
    const isFirst = answer.position === question.position + 1;
    // Another answer to the same words is not said again.
    if (isFirst) await this.phrases.tellSaid(userId, question.text);
    return {
      userId,
      timeZone,
      conversationId,
      messageId,
      answerId: answer.id,
      channel: question.transcribedBy === null ? 'chat' : 'voice',
      text,
      turns: turns.map((turn) => ({ ...turn, disabledContexts: knownContexts(turn.disabledContexts) })),
      disabledContexts: knownContexts(answer.disabledContexts),
      // Another answer to the same message teaches nothing new.
      keepTold,
      language,
      learns: learnsFromChat && isFirst,
    };
  }
}
