import { Controller, Get, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Request } from 'express';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathId, QueryObject, Returns, ReturnsNothing } from '../../../common/http/contract.js';
import { uploadedPart } from '../../../common/http/upload.js';
import {
  type CreateImport,
  createImport,
  type ImportsQuery,
  importsQuery,
  type UploadPartQuery,
  uploadPartQuery,
} from '../../imports/imports.dto.js';
import { ReadingFilesService } from './reading-files.service.js';
import {
  type PreviewReadingImport,
  previewReadingImport,
  type ReadingImport,
  readingImport,
  type ReadingImportPage,
  readingImportPage,
  type ReadingImportPreview,
  readingImportPreview,
  type StartReadingImport,
  startReadingImport,
} from './reading-imports.dto.js';
import { ReadingImportsService } from './reading-imports.service.js';

@ApiTags('readingImports')
@Controller('reading-imports')
export class ReadingImportsController {
  constructor(
    private readonly imports: ReadingImportsService,
    private readonly files: ReadingFilesService,
  ) {}

  /** Announces a file; its bytes follow in parts. */
  @Post()
  @RequirePermission('biometrics:write')
  @Returns(readingImport, 201)
  createReadingImport(
    @CurrentUser() user: SessionUser,
    @JsonBody(createImport) body: CreateImport,
  ): Promise<ReadingImport> {
    return this.imports.create(user.id, body);
  }

  @Put(':id/file')
  @RequirePermission('biometrics:write')
  @Returns(readingImport)
  uploadReadingImportPart(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @QueryObject(uploadPartQuery) { offset }: UploadPartQuery,
    @Req() request: Request,
  ): Promise<ReadingImport> {
    return this.files.write(user.id, id, offset, uploadedPart(request));
  }

  @Post(':id/preview')
  @RequirePermission('biometrics:write')
  @Returns(readingImportPreview)
  previewReadingImport(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(previewReadingImport) body: PreviewReadingImport,
  ): Promise<ReadingImportPreview> {
    return this.files.preview(user, id, body);
  }

  @Post(':id/start')
  @RequirePermission('biometrics:write')
  @Returns(readingImport)
  startReadingImport(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(startReadingImport) body: StartReadingImport,
  ): Promise<ReadingImport> {
    return this.files.start(user, id, body);
  }

  @Get()
  @RequirePermission('biometrics:read')
  @Returns(readingImportPage)
  listReadingImports(
    @CurrentUser() user: SessionUser,
    @QueryObject(importsQuery) query: ImportsQuery,
  ): Promise<ReadingImportPage> {
    return this.imports.list(user.id, query);
  }

  @Get(':id')
  @RequirePermission('biometrics:read')
  @Returns(readingImport)
  getReadingImport(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<ReadingImport> {
    return this.imports.get(user.id, id);
  }

  @Post(':id/cancel')
  @RequirePermission('biometrics:write')
  @ReturnsNothing()
  cancelReadingImport(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<void> {
    return this.imports.cancel(user.id, id);
  }

  @Post(':id/undo')
  @RequirePermission('biometrics:write')
  @Returns(readingImport)
  undoReadingImport(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<ReadingImport> {
    return this.imports.undo(user.id, id);
  }
}
