import { Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Request } from 'express';
import { Public } from '../../common/auth/public.decorator.js';
import { JsonBody, Returns } from '../../common/http/contract.js';
import { type ContactReceipt, contactReceipt, type ContactRequest, contactRequest } from './contact.dto.js';
import { ContactMessagesService } from './contact-messages.service.js';

@ApiTags('content')
@Public()
@Controller('contact')
export class ContactController {
  constructor(private readonly messages: ContactMessagesService) {}

  @Post()
  @Returns(contactReceipt, 201)
  sendContactMessage(
    @JsonBody(contactRequest) message: ContactRequest,
    @Req() { ip }: Request,
  ): Promise<ContactReceipt> {
    return this.messages.receive(message, ip ?? '');
  }
}
