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
import { ImportFilesService } from './import-files.service.js';
import {
  type ImportPage,
  importPage,
  type ImportPreview,
  importPreview,
  type ImportUndo,
  importUndo,
  type MemoryImport,
  memoryImport,
  type PreviewImport,
  previewImport,
  type StartImport,
  startImport,
  type UndoImport,
  undoImport,
} from './imports.dto.js';
import { MemoryImportsService } from './memory-imports.service.js';

@ApiTags('imports')
@Controller('imports')
export class ImportsController {
  constructor(
    private readonly imports: MemoryImportsService,
    private readonly files: ImportFilesService,
  ) {}

  /** Announces a file; its bytes follow in parts. */
  @Post()
  @RequirePermission('memory:write')
  @Returns(memoryImport, 201)
  createImport(
    @CurrentUser() user: SessionUser,
    @JsonBody(createImport) body: CreateImport,
  ): Promise<MemoryImport> {
    return this.imports.create(user.id, body);
  }

  @Put(':id/file')
  @RequirePermission('memory:write')
  @Returns(memoryImport)
  uploadImportPart(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @QueryObject(uploadPartQuery) { offset }: UploadPartQuery,
    @Req() request: Request,
  ): Promise<MemoryImport> {
    return this.files.write(user.id, id, offset, uploadedPart(request));
  }

  @Post(':id/preview')
  @RequirePermission('memory:write')
  @Returns(importPreview)
  previewImport(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(previewImport) body: PreviewImport,
  ): Promise<ImportPreview> {
    return this.files.preview(user.id, id, body);
  }

  @Post(':id/start')
  @RequirePermission('memory:write')
  @Returns(memoryImport)
  startImport(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(startImport) body: StartImport,
  ): Promise<MemoryImport> {
    return this.files.start(user.id, id, body);
  }

  @Get()
  @RequirePermission('memory:read')
  @Returns(importPage)
  listImports(
    @CurrentUser() user: SessionUser,
    @QueryObject(importsQuery) query: ImportsQuery,
  ): Promise<ImportPage> {
    return this.imports.list(user.id, query);
  }

  @Get(':id')
  @RequirePermission('memory:read')
  @Returns(memoryImport)
  getImport(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<MemoryImport> {
    return this.imports.get(user.id, id);
  }

  @Post(':id/cancel')
  @RequirePermission('memory:write')
  @ReturnsNothing()
  cancelImport(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<void> {
    return this.imports.cancel(user.id, id);
  }

  @Get(':id/undo')
  @RequirePermission('memory:read')
  @Returns(importUndo)
  getImportUndo(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<ImportUndo> {
    return this.imports.describeUndo(user.id, id);
  }

  @Post(':id/undo')
  @RequirePermission('memory:write')
  @Returns(memoryImport)
  undoImport(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(undoImport) body: UndoImport,
  ): Promise<MemoryImport> {
    return this.imports.undo(user.id, id, body);
  }
}
