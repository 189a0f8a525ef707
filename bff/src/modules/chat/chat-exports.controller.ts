import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { PathId, ReturnsFile } from '../../common/http/contract.js';
import { sendFile } from '../../common/http/send-file.js';
import { ChatExportsService } from './chat-exports.service.js';

@ApiTags('answers')
@Controller()
export class ChatExportsController {
  constructor(private readonly exports: ChatExportsService) {}

  @Get('conversations/:id/export.md')
  @RequirePermission('chat:read')
  @ReturnsFile('text/markdown')
  async exportConversation(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @Res() response: Response,
  ): Promise<void> {
    const type = 'text/markdown; charset=utf-8';
    await sendFile(response, { ...(await this.exports.one(user, id)), type });
  }

  @Get('exports/conversations.json')
  @RequirePermission('chat:read')
  @ReturnsFile('application/json')
  async exportConversations(@CurrentUser() user: SessionUser, @Res() response: Response): Promise<void> {
    await sendFile(response, { ...(await this.exports.all(user)), type: 'application/json' });
  }
}
