import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { JsonBody, PathId, Returns, ReturnsNothing } from '../../common/http/contract.js';
import {
  type SaveVoicePhrase,
  saveVoicePhrase,
  type VoicePhrase,
  voicePhrase,
  type VoicePhraseList,
  voicePhraseList,
} from './voice-phrases.dto.js';
import { VoicePhrasesService } from './voice-phrases.service.js';

@ApiTags('voice')
@Controller('voice/phrases')
export class VoicePhrasesController {
  constructor(private readonly phrases: VoicePhrasesService) {}

  @Get()
  @RequirePermission('voice:read')
  @Returns(voicePhraseList)
  listVoicePhrases(@CurrentUser() user: SessionUser): Promise<VoicePhraseList> {
    return this.phrases.list(user.id);
  }

  @Post()
  @RequirePermission('voice:write')
  @Returns(voicePhrase, 201)
  createVoicePhrase(
    @CurrentUser() user: SessionUser,
    @JsonBody(saveVoicePhrase) body: SaveVoicePhrase,
  ): Promise<VoicePhrase> {
    return this.phrases.create(user.id, body);
  }

  @Put(':id')
  @RequirePermission('voice:write')
  @Returns(voicePhrase)
  changeVoicePhrase(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(saveVoicePhrase) body: SaveVoicePhrase,
  ): Promise<VoicePhrase> {
    return this.phrases.change(user.id, id, body);
  }

  @Delete(':id')
  @RequirePermission('voice:write')
  @ReturnsNothing()
  deleteVoicePhrase(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<void> {
    return this.phrases.delete(user.id, id);
  }
}
