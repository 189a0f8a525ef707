import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { PathId, QueryObject, Returns, ReturnsFile } from '../../../common/http/contract.js';
import { sendCsv } from '../../../common/http/send-file.js';
import {
  IMPORT_REPORT_FILE,
  type ImportSkips,
  importSkips,
  type SkipsQuery,
  skipsQuery,
} from '../../imports/imports.dto.js';
import { ReadingImportsService } from './reading-imports.service.js';

@ApiTags('readingImports')
@Controller('reading-imports')
export class ReadingImportReportController {
  constructor(private readonly imports: ReadingImportsService) {}

  @Get(':id/skips')
  @RequirePermission('biometrics:read')
  @Returns(importSkips)
  listReadingImportSkips(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @QueryObject(skipsQuery) query: SkipsQuery,
  ): Promise<ImportSkips> {
    return this.imports.listSkips(user.id, id, query);
  }

  @Get(':id/skips.csv')
  @RequirePermission('biometrics:read')
  @ReturnsFile('text/csv')
  async getReadingImportReport(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @Res() response: Response,
  ): Promise<void> {
    await sendCsv(response, IMPORT_REPORT_FILE, await this.imports.reportCsv(user.id, id));
  }
}
