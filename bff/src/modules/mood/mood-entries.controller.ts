import { Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { JsonBody, PathId, QueryObject, Returns, ReturnsNothing } from '../../common/http/contract.js';
import {
  type CreateMoodEntry,
  createMoodEntry,
  type EditMoodEntry,
  editMoodEntry,
  type MoodEntriesQuery,
  moodEntriesQuery,
  type MoodEntry,
  moodEntry,
  type MoodEntryList,
  moodEntryList,
  type MoodEntryPage,
  moodEntryPage,
  type MoodEntryPageQuery,
  moodEntryPageQuery,
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

  @Get('latest')
  @RequirePermission('mood:read')
  @Returns(moodEntryPage)
  listLatestMoodEntries(
    @CurrentUser() user: SessionUser,
    @QueryObject(moodEntryPageQuery) query: MoodEntryPageQuery,
  ): Promise<MoodEntryPage> {
    return this.moods.listLatest(user.id, query);
  }

  @Post()
  @RequirePermission('mood:write')
  @Returns(moodEntry, 201)
  createMoodEntry(
    @CurrentUser() user: SessionUser,
    @JsonBody(createMoodEntry) told: CreateMoodEntry,
  ): Promise<MoodEntry> {
    return this.moods.create(user.id, told);
  }

  @Patch(':id')
  @RequirePermission('mood:write')
  @Returns(moodEntry)
  editMoodEntry(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(editMoodEntry) changes: EditMoodEntry,
  ): Promise<MoodEntry> {
    return this.moods.edit(user.id, id, changes);
  }

  /** It can be restored for a day. */
  @Delete(':id')
  @RequirePermission('mood:write')
  @ReturnsNothing()
  deleteMoodEntry(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<void> {
    return this.moods.delete(user.id, id);
  }

  @Post(':id/restore')
  @RequirePermission('mood:write')
  @Returns(moodEntry)
  restoreMoodEntry(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<MoodEntry> {
    return this.moods.undelete(user.id, id);
  }
}
