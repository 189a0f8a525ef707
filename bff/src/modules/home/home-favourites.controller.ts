import { Controller, Delete, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { PathText, ReturnsNothing } from '../../common/http/contract.js';
import { key as entityId } from './home.dto.js';
import { HomeService } from './home.service.js';

@ApiTags('home')
@Controller('home/favourites')
export class HomeFavouritesController {
  constructor(private readonly homes: HomeService) {}

  @Put(':id')
  @RequirePermission('home:write')
  @ReturnsNothing()
  starHomeEntity(@CurrentUser() user: SessionUser, @PathText(entityId) id: string): Promise<void> {
    return this.homes.star(user.id, id);
  }

  @Delete(':id')
  @RequirePermission('home:write')
  @ReturnsNothing()
  unstarHomeEntity(@CurrentUser() user: SessionUser, @PathText(entityId) id: string): Promise<void> {
    return this.homes.unstar(user.id, id);
  }
}
