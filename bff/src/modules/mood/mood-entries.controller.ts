import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { QueryObject, Returns } from '../../common/http/contract.js';
import {
  type MoodEntriesQuery,
  moodEntriesQuery,
  type MoodEntryList,
  moodEntryList,
} from './mood-entries.dto.js';
import { MoodService } from './mood.service.js';

@ApiTags('mood')
@Controller('mood-entries')
export class MoodEntriesController {
  constructor(private readonly moods: MoodService) {}

  @Get()
  @RequirePermission('mood:read')
  @Returns(moodEntryList)
  listMoodEntries(
    @CurrentUser() user: SessionUser,
    @QueryObject(moodEntriesQuery) query: MoodEntriesQuery,
  ): Promise<MoodEntryList> {
    return this.moods.list(user.id, query);
  }
}
