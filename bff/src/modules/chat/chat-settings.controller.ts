import { Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { JsonBody, Returns } from '../../common/http/contract.js';
import { type ChatSettings, chatSettings } from './chat-settings.dto.js';
import { ChatSettingsService } from './chat-settings.service.js';

@ApiTags('learning')
@Controller('chat-settings')
export class ChatSettingsController {
  constructor(private readonly settings: ChatSettingsService) {}

  @Get()
  @RequirePermission('chat:read')
  @Returns(chatSettings)
  getChatSettings(@CurrentUser() user: SessionUser): Promise<ChatSettings> {
    return this.settings.get(user.id);
  }

  @Put()
  @RequirePermission('chat:write')
  @Returns(chatSettings)
  saveChatSettings(
    @CurrentUser() user: SessionUser,
    @JsonBody(chatSettings) settings: ChatSettings,
  ): Promise<ChatSettings> {
    return this.settings.save(user.id, settings);
  }
}
