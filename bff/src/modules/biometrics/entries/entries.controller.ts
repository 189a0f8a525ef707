import { Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathText, QueryObject, Returns } from '../../../common/http/contract.js';
import {
  type CreateReadings,
  createReadings,
  type EditReading,
  editReading,
  type ReadingEntries,
  readingEntries,
  type ReadingEntriesQuery,
  readingEntriesQuery,
  type ReadingEntry,
  readingEntry,
  readingId,
  type RemovedReading,
  removedReading,
} from './entries.dto.js';
import { EntriesService } from './entries.service.js';

@ApiTags('readings')
@Controller('readings/entries')
export class EntriesController {
  constructor(private readonly entries: EntriesService) {}

  /** Readings of one metric one by one, the latest first. */
  @Get()
  @RequirePermission('biometrics:read')
  @Returns(readingEntries)
  listReadingEntries(
    @CurrentUser() user: SessionUser,
    @QueryObject(readingEntriesQuery) query: ReadingEntriesQuery,
  ): Promise<ReadingEntries> {
    return this.entries.list(user.id, query);
  }

  @Post()
  @RequirePermission('biometrics:write')
  @Returns(readingEntries, 201)
  createReadings(
    @CurrentUser() user: SessionUser,
    @JsonBody(createReadings) given: CreateReadings,
  ): Promise<ReadingEntries> {
    return this.entries.create(user, given);
  }

  @Patch(':id')
  @RequirePermission('biometrics:write')
  @Returns(readingEntry)
  editReading(
    @CurrentUser() user: SessionUser,
    @PathText(readingId) id: string,
    @JsonBody(editReading) changes: EditReading,
  ): Promise<ReadingEntry> {
    return this.entries.edit(user, id, changes);
  }

  @Delete(':id')
  @RequirePermission('biometrics:write')
  @Returns(removedReading)
  removeReading(@CurrentUser() user: SessionUser, @PathText(readingId) id: string): Promise<RemovedReading> {
    return this.entries.remove(user.id, id);
  }

  /** Brings one back that was removed, with its source and its import. */
  @Post('restored')
  @RequirePermission('biometrics:write')
  @Returns(readingEntry, 201)
  restoreReading(
    @CurrentUser() user: SessionUser,
    @JsonBody(removedReading) removed: RemovedReading,
  ): Promise<ReadingEntry> {
    return this.entries.restore(user.id, removed);
  }
}
