import { Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, Returns } from '../../../common/http/contract.js';
import { type MoodTagGroups, moodTagGroups, type ReplaceMoodTags, replaceMoodTags } from './mood-tags.dto.js';
import { MoodTagsService } from './mood-tags.service.js';

@ApiTags('mood')
@Controller('mood-tags')
export class MoodTagsController {
  constructor(private readonly tags: MoodTagsService) {}

  @Get()
  @RequirePermission('mood:read')
  @Returns(moodTagGroups)
  listMoodTags(@CurrentUser() user: SessionUser): Promise<MoodTagGroups> {
    return this.tags.list(user.id);
  }

  @Put()
  @RequirePermission('mood:write')
  @Returns(moodTagGroups)
  replaceMoodTags(
    @CurrentUser() user: SessionUser,
    @JsonBody(replaceMoodTags) wanted: ReplaceMoodTags,
  ): Promise<MoodTagGroups> {
    return this.tags.replace(user.id, wanted);
  }
}
