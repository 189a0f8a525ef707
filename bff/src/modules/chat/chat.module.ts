import { Module } from '@nestjs/common';
import { SkillsModule } from '../skills/skills.module.js';
import { ChatController } from './chat.controller.js';
import { ConversationsRepository } from './conversations.repository.js';
import { ConversationsService } from './conversations.service.js';
import { ExchangesService } from './exchanges.service.js';
import { MessagesRepository } from './messages.repository.js';

@Module({
  imports: [SkillsModule],
  controllers: [ChatController],
  providers: [ConversationsService, ExchangesService, ConversationsRepository, MessagesRepository],
})
export class ChatModule {}
