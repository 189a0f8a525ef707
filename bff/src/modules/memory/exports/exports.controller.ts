import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { QueryObject, ReturnsFile } from '../../../common/http/contract.js';
import { sendFile } from '../../../common/http/send-file.js';
import { type ExportQuery, exportQuery } from './exports.dto.js';
import { ExportsService } from './exports.service.js';

@ApiTags('imports')
@Controller('exports')
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @Get('memories.zip')
  @RequirePermission('memory:read')
  @ReturnsFile('application/zip')
  async exportMemories(
    @CurrentUser() user: SessionUser,
    @QueryObject(exportQuery) query: ExportQuery,
    @Res() response: Response,
  ): Promise<void> {
    await sendFile(response, { ...(await this.exports.zip(user.id, query)), type: 'application/zip' });
  }
}
