import { Module } from '@nestjs/common';
import { MemoryModule } from '../memory/memory.module.js';
import { SkillsModule } from '../skills/skills.module.js';
import { ChatErasure } from './chat-erasure.service.js';
import { ChatController } from './chat.controller.js';
import { ConversationsRepository } from './conversations.repository.js';
import { ConversationsService } from './conversations.service.js';
import { ExchangesService } from './exchanges.service.js';
import { MessageSearchController } from './message-search.controller.js';
import { MessageSearchRepository } from './message-search.repository.js';
import { MessageSearchService } from './message-search.service.js';
import { MessagesRepository } from './messages.repository.js';

@Module({
  imports: [SkillsModule, MemoryModule],
  controllers: [MessageSearchController, ChatController],
  providers: [
    ConversationsService,
    ExchangesService,
    ConversationsRepository,
    MessagesRepository,
    MessageSearchService,
    MessageSearchRepository,
    ChatErasure,
  ],
})
export class ChatModule {}
