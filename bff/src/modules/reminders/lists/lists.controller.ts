import { Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathId, Returns, ReturnsNothing } from '../../../common/http/contract.js';
import {
  type AddListItem,
  addListItem,
  type CreateList,
  createList,
  type List,
  list,
  type ListItem,
  listItem,
  type Lists,
  lists,
  type RenameList,
  renameList,
} from './lists.dto.js';
import { ListsService } from './lists.service.js';

@ApiTags('lists')
@Controller('lists')
export class ListsController {
  constructor(private readonly lists: ListsService) {}

  @Get()
  @RequirePermission('reminders:read')
  @Returns(lists)
  listLists(@CurrentUser() user: SessionUser): Promise<Lists> {
    return this.lists.list(user.id);
  }

  @Get(':id')
  @RequirePermission('reminders:read')
  @Returns(list)
  getList(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<List> {
    return this.lists.get(user.id, id);
  }

  /** Of that name there is one list: asked again, it is the one that is there. */
  @Post()
  @RequirePermission('reminders:write')
  @Returns(list, 201)
  createList(@CurrentUser() user: SessionUser, @JsonBody(createList) { name }: CreateList): Promise<List> {
    return this.lists.create(user.id, name);
  }

  @Patch(':id')
  @RequirePermission('reminders:write')
  @Returns(list)
  renameList(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(renameList) { name }: RenameList,
  ): Promise<List> {
    return this.lists.rename(user.id, id, name);
  }

  @Delete(':id')
  @RequirePermission('reminders:write')
  @ReturnsNothing()
  deleteList(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<void> {
    return this.lists.remove(user.id, id);
  }

  /** What is on the list already is not added again; what was ticked off there is open again. */
  @Post(':id/items')
  @RequirePermission('reminders:write')
  @Returns(listItem, 201)
  addListItem(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(addListItem) { text }: AddListItem,
  ): Promise<ListItem> {
    return this.lists.addItem(user.id, id, text);
  }
}
