import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, Returns } from '../../../common/http/contract.js';
import { type Brief, brief, type HideBriefLine, hideBriefLine } from './brief.dto.js';
import { BriefService } from './brief.service.js';

@ApiTags('briefs')
@Controller('brief')
export class BriefController {
  constructor(private readonly briefs: BriefService) {}

  @Get()
  @RequirePermission('insights:read')
  @Returns(brief)
  getBrief(@CurrentUser() user: SessionUser): Promise<Brief> {
    return this.briefs.read(user);
  }

  /** Sends a line away until tomorrow. */
  @Post('hidden')
  @HttpCode(200)
  @RequirePermission('insights:write')
  @Returns(brief)
  hideBriefLine(
    @CurrentUser() user: SessionUser,
    @JsonBody(hideBriefLine) { key }: HideBriefLine,
  ): Promise<Brief> {
    return this.briefs.hide(user, key);
  }

  /** Brings the lines back that were sent away. */
  @Delete('hidden')
  @RequirePermission('insights:write')
  @Returns(brief)
  showBriefLines(@CurrentUser() user: SessionUser): Promise<Brief> {
    return this.briefs.showAll(user);
  }
}
