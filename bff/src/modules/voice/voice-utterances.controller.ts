import { Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { JsonBody, PathId, QueryObject, Returns, ReturnsNothing } from '../../common/http/contract.js';
import {
  type ChangeVoiceUtterance,
  changeVoiceUtterance,
  type CreateVoiceUtterance,
  createVoiceUtterance,
  type VoiceUtterance,
  voiceUtterance,
  type VoiceUtterancePage,
  voiceUtterancePage,
  type VoiceUtterancesQuery,
  voiceUtterancesQuery,
} from './voice-utterances.dto.js';
import { VoiceUtterancesService } from './voice-utterances.service.js';

@ApiTags('voice')
@Controller('voice/utterances')
export class VoiceUtterancesController {
  constructor(private readonly utterances: VoiceUtterancesService) {}

  @Get()
  @RequirePermission('voice:read')
  @Returns(voiceUtterancePage)
  listVoiceUtterances(
    @CurrentUser() user: SessionUser,
    @QueryObject(voiceUtterancesQuery) query: VoiceUtterancesQuery,
  ): Promise<VoiceUtterancePage> {
    return this.utterances.list(user.id, query);
  }

  @Post()
  @RequirePermission('voice:write')
  @Returns(voiceUtterance, 201)
  createVoiceUtterance(
    @CurrentUser() user: SessionUser,
    @JsonBody(createVoiceUtterance) body: CreateVoiceUtterance,
  ): Promise<VoiceUtterance> {
    return this.utterances.create(user.id, body);
  }

  @Patch(':id')
  @RequirePermission('voice:write')
  @Returns(voiceUtterance)
  changeVoiceUtterance(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(changeVoiceUtterance) body: ChangeVoiceUtterance,
  ): Promise<VoiceUtterance> {
    return this.utterances.change(user.id, id, body);
  }

  @Delete(':id')
  @RequirePermission('voice:write')
  @ReturnsNothing()
  deleteVoiceUtterance(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<void> {
    return this.utterances.delete(user.id, id);
  }

  @Delete()
  @RequirePermission('voice:write')
  @ReturnsNothing()
  deleteVoiceUtterances(@CurrentUser() user: SessionUser): Promise<void> {
    return this.utterances.deleteAll(user.id);
  }
}
