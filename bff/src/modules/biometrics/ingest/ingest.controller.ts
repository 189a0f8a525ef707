import { Controller, Delete, Get, Headers, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { Public } from '../../../common/auth/public.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathId, Returns, ReturnsNothing } from '../../../common/http/contract.js';
import {
  type CreateIngestToken,
  createIngestToken,
  type IngestReadings,
  ingestReadings,
  type IngestReport,
  ingestReport,
  type IngestTokens,
  ingestTokens,
  type NewIngestToken,
  newIngestToken,
} from './ingest.dto.js';
import { IngestService } from './ingest.service.js';

@ApiTags('readings')
@Controller('ingest')
export class IngestController {
  constructor(private readonly ingest: IngestService) {}

  /** The devices that may send readings. */
  @Get('tokens')
  @RequirePermission('biometrics:read')
  @Returns(ingestTokens)
  listIngestTokens(@CurrentUser() user: SessionUser): Promise<IngestTokens> {
    return this.ingest.list(user.id);
  }

  @Post('tokens')
  @RequirePermission('biometrics:write')
  @Returns(newIngestToken, 201)
  createIngestToken(
    @CurrentUser() user: SessionUser,
    @JsonBody(createIngestToken) { name }: CreateIngestToken,
  ): Promise<NewIngestToken> {
    return this.ingest.create(user.id, name);
  }

  @Delete('tokens/:id')
  @RequirePermission('biometrics:write')
  @ReturnsNothing()
  removeIngestToken(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<void> {
    return this.ingest.remove(user.id, id);
  }

  /** For devices, with `Authorization: Bearer <token>`; the same batch may be sent again. */
  @Post('readings')
  @Public()
  @Returns(ingestReport)
  ingestReadings(
    @Headers('authorization') authorization: string | undefined,
    @JsonBody(ingestReadings) batch: IngestReadings,
  ): Promise<IngestReport> {
    return this.ingest.ingest(authorization, batch);
  }
}
