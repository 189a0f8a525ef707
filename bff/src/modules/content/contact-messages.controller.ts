import { Controller, Delete, Get, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { JsonBody, PathId, QueryObject, Returns, ReturnsNothing } from '../../common/http/contract.js';
import {
  type ContactMessage,
  contactMessage,
  type ContactMessageChange,
  contactMessageChange,
  type ContactMessageListQuery,
  contactMessageListQuery,
  type ContactMessagePage,
  contactMessagePage,
} from './contact.dto.js';
import { ContactMessagesService } from './contact-messages.service.js';

/** What visitors wrote, for whoever runs the server. */
@ApiTags('admin')
@RequirePermission('contact:administer')
@Controller('admin/contact-messages')
export class ContactMessagesController {
  constructor(private readonly messages: ContactMessagesService) {}

  @Get()
  @Returns(contactMessagePage)
  listContactMessages(
    @QueryObject(contactMessageListQuery) query: ContactMessageListQuery,
  ): Promise<ContactMessagePage> {
    return this.messages.list(query);
  }

  @Patch(':id')
  @Returns(contactMessage)
  updateContactMessage(
    @PathId() id: string,
    @JsonBody(contactMessageChange) { handled }: ContactMessageChange,
  ): Promise<ContactMessage> {
    return this.messages.setHandled(id, handled);
  }

  @Delete(':id')
  @ReturnsNothing()
  deleteContactMessage(@CurrentUser() admin: SessionUser, @PathId() id: string): Promise<void> {
    return this.messages.delete(admin.id, id);
  }
}
