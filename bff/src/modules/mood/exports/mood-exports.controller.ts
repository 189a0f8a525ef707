import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { QueryObject, ReturnsFile } from '../../../common/http/contract.js';
import { sendFile } from '../../../common/http/send-file.js';
import { type ExportFormat, type MoodExportQuery, moodExportQuery } from './mood-exports.dto.js';
import { MoodExportsService } from './mood-exports.service.js';

const TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
};

@ApiTags('mood')
@Controller('exports')
export class MoodExportsController {
  constructor(private readonly exports: MoodExportsService) {}

  @Get('mood-entries')
  @RequirePermission('mood:read')
  @ReturnsFile('application/octet-stream')
  async exportMoodEntries(
    @CurrentUser() user: SessionUser,
    @QueryObject(moodExportQuery) { format }: MoodExportQuery,
    @Res() response: Response,
  ): Promise<void> {
    const content = this.exports.file(user, format);
    await sendFile(response, { name: `mood.${format}`, type: TYPES[format], content });
  }
}
