import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathId, QueryObject, Returns } from '../../../common/http/contract.js';
import {
  type StylePreview,
  stylePreview,
  type StylePreviewQuery,
  stylePreviewQuery,
  type TwinStyle,
  twinStyle,
  type TwinVersion,
  twinVersion,
  type TwinVersions,
  twinVersions,
} from './style.dto.js';
import { StyleService } from './style.service.js';

@ApiTags('twin')
@Controller('twin/versions')
export class StyleController {
  constructor(private readonly style: StyleService) {}

  @Get()
  @RequirePermission('memory:read')
  @Returns(twinVersions)
  listTwinVersions(@CurrentUser() user: SessionUser): Promise<TwinVersions> {
    return this.style.list(user.id);
  }

  @Get('preview')
  @RequirePermission('memory:read')
  @Returns(stylePreview)
  previewTwinStyle(
    @CurrentUser() user: SessionUser,
    @QueryObject(stylePreviewQuery) query: StylePreviewQuery,
  ): Promise<StylePreview> {
    return this.style.preview(user.id, query);
  }

  @Post()
  @RequirePermission('memory:write')
  @Returns(twinVersion, 201)
  saveTwinStyle(
    @CurrentUser() user: SessionUser,
    @JsonBody(twinStyle) style: TwinStyle,
  ): Promise<TwinVersion> {
    return this.style.save(user.id, style);
  }

  @Post(':id/restore')
  @RequirePermission('memory:write')
  @Returns(twinVersion)
  restoreTwinVersion(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<TwinVersion> {
    return this.style.restore(user.id, id);
  }
}
