import { Module } from '@nestjs/common';
import { MemoryModule } from '../memory/memory.module.js';
import { MemorySkillsModule } from '../memory/skills/memory-skills.module.js';
import { MoodModule } from '../mood/mood.module.js';
import { SkillsModule } from '../skills/skills.module.js';
import { UsersModule } from '../users/users.module.js';
import { VoiceModule } from '../voice/voice.module.js';
import { AnswerContexts } from './answer-contexts.service.js';
import { AnswerEnds } from './answer-ends.js';
import { AnswerLeasesRepository } from './answer-leases.repository.js';
import { AnswerLeases } from './answer-leases.service.js';
import { AnswerLimits } from './answer-limits.js';
import { AnswerWriter } from './answer-writer.js';
import { AnswersController } from './answers.controller.js';
import { AskedMessagesRepository } from './asked-messages.repository.js';
import { AskedMessagesService } from './asked-messages.service.js';
import { BranchesRepository } from './branches.repository.js';
import { ChatErasure } from './chat-erasure.service.js';
import { ChatExportsController } from './chat-exports.controller.js';
import { ChatExportsRepository } from './chat-exports.repository.js';
import { ChatExportsService } from './chat-exports.service.js';
import { ChatStreams } from './chat-streams.js';
import { ChatController } from './chat.controller.js';
import { ConversationTrashRepository } from './conversation-trash.repository.js';
import { ConversationTrashService } from './conversation-trash.service.js';
import { ConversationsRepository } from './conversations.repository.js';
import { ConversationsService } from './conversations.service.js';
import { ExchangesController } from './exchanges.controller.js';
import { ExchangesService } from './exchanges.service.js';
import { MessageSearchController } from './message-search.controller.js';
import { MessageSearchRepository } from './message-search.repository.js';
import { MessageSearchService } from './message-search.service.js';
import { MessageFeedbackService } from './message-feedback.service.js';
import { MessageMemoriesService } from './message-memories.service.js';
import { MessagesController } from './messages.controller.js';
import { MessagesRepository } from './messages.repository.js';
import { OpenMessagesRepository } from './open-messages.repository.js';
import { QuestionsService } from './questions.service.js';
import { SpokenMessagesController } from './spoken-messages.controller.js';
import { SpokenMessagesRepository } from './spoken-messages.repository.js';
import { SpokenMessagesService } from './spoken-messages.service.js';
import { StoredAnswers } from './stored-answers.js';
import { TemporaryChatController } from './temporary-chat.controller.js';
import { TemporaryChatService } from './temporary-chat.service.js';

@Module({
  imports: [SkillsModule, MemoryModule, MemorySkillsModule, MoodModule, UsersModule, VoiceModule],
  controllers: [
    MessageSearchController,
    ChatController,
    ExchangesController,
    SpokenMessagesController,
    AnswersController,
    TemporaryChatController,
    ChatExportsController,
    MessagesController,
  ],
  providers: [
    ConversationsService,
    ConversationsRepository,
    ConversationTrashService,
    ConversationTrashRepository,
    QuestionsService,
    ExchangesService,
    StoredAnswers,
    AnswerEnds,
    AnswerLeases,
    AnswerLeasesRepository,
    AnswerWriter,
    AnswerLimits,
    ChatStreams,
    TemporaryChatService,
    ChatExportsService,
    ChatExportsRepository,
    MessagesRepository,
    BranchesRepository,
    MessageSearchService,
    MessageSearchRepository,
    SpokenMessagesService,
    SpokenMessagesRepository,
    MessageFeedbackService,
    MessageMemoriesService,
    OpenMessagesRepository,
    ChatErasure,
    AnswerContexts,
    AskedMessagesService,
    AskedMessagesRepository,
  ],
  exports: [AskedMessagesService],
})
export class ChatModule {}
