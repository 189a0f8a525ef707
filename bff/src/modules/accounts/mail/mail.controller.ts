import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { Returns } from '../../../common/http/contract.js';
import { type OpenMessageList, openMessageList } from './mail.dto.js';
import { OpenMailService } from './open-mail.service.js';

/** Links for people who have an account, where no mail server sends them. */
@ApiTags('admin')
@RequirePermission('users:administer')
@Controller('admin/mail')
export class MailController {
  constructor(private readonly mail: OpenMailService) {}

  @Get()
  @Returns(openMessageList)
  listOpenMail(): Promise<OpenMessageList> {
    return this.mail.list();
  }
}
