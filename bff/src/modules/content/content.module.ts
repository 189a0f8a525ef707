import { Module } from '@nestjs/common';
import { ContactController } from './contact.controller.js';
import { ContactMessagesController } from './contact-messages.controller.js';
import { ContactMessagesRepository } from './contact-messages.repository.js';
import { ContactMessagesService } from './contact-messages.service.js';
import { ContactPurge } from './contact-purge.js';

@Module({
  controllers: [ContactController, ContactMessagesController],
  providers: [ContactMessagesService, ContactMessagesRepository, ContactPurge],
})
export class ContentModule {}
