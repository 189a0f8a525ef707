import { Controller, Get, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import {
  JsonBody,
  PathId,
  QueryObject,
  Returns,
  ReturnsFile,
  ReturnsNothing,
} from '../../../common/http/contract.js';
import { sendCsv } from '../../../common/http/send-file.js';
import { uploadedPart } from '../../../common/http/upload.js';
import {
  IMPORT_REPORT_FILE,
  type CreateImport,
  createImport,
  type ImportSkips,
  importSkips,
  type ImportsQuery,
  importsQuery,
  type SkipsQuery,
  skipsQuery,
  type UploadPartQuery,
  uploadPartQuery,
} from '../../imports/imports.dto.js';
import { MoodImportFilesService } from './mood-import-files.service.js';
import {
  type MoodImport,
  moodImport,
  type MoodImportPage,
  moodImportPage,
  type MoodImportPreview,
  moodImportPreview,
  type PreviewMoodImport,
  previewMoodImport,
  type StartMoodImport,
  startMoodImport,
} from './mood-imports.dto.js';
import { MoodImportsService } from './mood-imports.service.js';

@ApiTags('moodImports')
@Controller('mood-imports')
export class MoodImportsController {
  constructor(
    private readonly imports: MoodImportsService,
    private readonly files: MoodImportFilesService,
  ) {}

  /** Announces a file; its bytes follow in parts. */
  @Post()
  @RequirePermission('mood:write')
  @Returns(moodImport, 201)
  createMoodImport(
    @CurrentUser() user: SessionUser,
    @JsonBody(createImport) body: CreateImport,
  ): Promise<MoodImport> {
    return this.imports.create(user.id, body);
  }

  @Put(':id/file')
  @RequirePermission('mood:write')
  @Returns(moodImport)
  uploadMoodImportPart(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @QueryObject(uploadPartQuery) { offset }: UploadPartQuery,
    @Req() request: Request,
  ): Promise<MoodImport> {
    return this.files.write(user.id, id, offset, uploadedPart(request));
  }

  @Post(':id/preview')
  @RequirePermission('mood:write')
  @Returns(moodImportPreview)
  previewMoodImport(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(previewMoodImport) body: PreviewMoodImport,
  ): Promise<MoodImportPreview> {
    return this.files.preview(user, id, body);
  }

  @Post(':id/start')
  @RequirePermission('mood:write')
  @Returns(moodImport)
  startMoodImport(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(startMoodImport) body: StartMoodImport,
  ): Promise<MoodImport> {
    return this.files.start(user, id, body);
  }

  @Get()
  @RequirePermission('mood:read')
  @Returns(moodImportPage)
  listMoodImports(
    @CurrentUser() user: SessionUser,
    @QueryObject(importsQuery) query: ImportsQuery,
  ): Promise<MoodImportPage> {
    return this.imports.list(user.id, query);
  }

  @Get(':id')
  @RequirePermission('mood:read')
  @Returns(moodImport)
  getMoodImport(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<MoodImport> {
    return this.imports.get(user.id, id);
  }

  @Post(':id/cancel')
  @RequirePermission('mood:write')
  @ReturnsNothing()
  cancelMoodImport(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<void> {
    return this.imports.cancel(user.id, id);
  }

  @Post(':id/undo')
  @RequirePermission('mood:write')
  @Returns(moodImport)
  undoMoodImport(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<MoodImport> {
    return this.imports.undo(user.id, id);
  }

  @Get(':id/skips')
  @RequirePermission('mood:read')
  @Returns(importSkips)
  listMoodImportSkips(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @QueryObject(skipsQuery) query: SkipsQuery,
  ): Promise<ImportSkips> {
    return this.imports.listSkips(user.id, id, query);
  }

  @Get(':id/skips.csv')
  @RequirePermission('mood:read')
  @ReturnsFile('text/csv')
  async getMoodImportReport(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @Res() response: Response,
  ): Promise<void> {
    await sendCsv(response, IMPORT_REPORT_FILE, await this.imports.reportCsv(user.id, id));
  }
}
