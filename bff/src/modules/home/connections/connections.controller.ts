import { Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathId, Returns, ReturnsNothing } from '../../../common/http/contract.js';
import {
  type AcceptDiscovered,
  acceptDiscovered,
  type AcceptedEntities,
  acceptedEntities,
  type ChangeHomeConnection,
  changeHomeConnection,
  type ConnectHome,
  connectHome,
  type DiscoveredEntities,
  discoveredEntities,
  type HomeConnection,
  homeConnection,
  type HomeConnections,
  homeConnections,
  type HomeProblems,
  homeProblems,
  type IgnoreDiscovered,
  ignoreDiscovered,
} from './connections.dto.js';
import { ConnectionsService } from './connections.service.js';
import { DiscoveredService } from './discovered.service.js';

@ApiTags('home')
@Controller('home')
export class ConnectionsController {
  constructor(
    private readonly connections: ConnectionsService,
    private readonly discovered: DiscoveredService,
  ) {}

  @Get('connections')
  @RequirePermission('home:read')
  @Returns(homeConnections)
  listHomeConnections(@CurrentUser() user: SessionUser): Promise<HomeConnections> {
    return this.connections.list(user);
  }

  @Post('connections')
  @RequirePermission('home:write')
  @Returns(homeConnection, 201)
  addHomeConnection(
    @CurrentUser() user: SessionUser,
    @JsonBody(connectHome) body: ConnectHome,
  ): Promise<HomeConnection> {
    return this.connections.add(user, body);
  }

  @Patch('connections/:id')
  @RequirePermission('home:write')
  @Returns(homeConnection)
  changeHomeConnection(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(changeHomeConnection) body: ChangeHomeConnection,
  ): Promise<HomeConnection> {
    return this.connections.change(user, id, body);
  }

  @Delete('connections/:id')
  @RequirePermission('home:write')
  @ReturnsNothing()
  removeHomeConnection(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<void> {
    return this.connections.remove(user.id, id);
  }

  @Get('connections/:id/problems')
  @RequirePermission('home:read')
  @Returns(homeProblems)
  listHomeProblems(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<HomeProblems> {
    return this.connections.listProblems(user.id, id);
  }

  @Get('discovered')
  @RequirePermission('home:read')
  @Returns(discoveredEntities)
  listDiscoveredEntities(@CurrentUser() user: SessionUser): Promise<DiscoveredEntities> {
    return this.discovered.list(user.id);
  }

  @Post('discovered/accept')
  @RequirePermission('home:write')
  @Returns(acceptedEntities)
  async acceptDiscoveredEntities(
    @CurrentUser() user: SessionUser,
    @JsonBody(acceptDiscovered) body: AcceptDiscovered,
  ): Promise<AcceptedEntities> {
    return { ids: await this.discovered.accept(user.id, body) };
  }

  @Post('discovered/ignore')
  @RequirePermission('home:write')
  @ReturnsNothing()
  ignoreDiscoveredEntities(
    @CurrentUser() user: SessionUser,
    @JsonBody(ignoreDiscovered) body: IgnoreDiscovered,
  ): Promise<void> {
    return this.discovered.ignore(user.id, body);
  }
}
