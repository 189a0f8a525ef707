import { Controller, Delete, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathId, Returns, ReturnsNothing } from '../../../common/http/contract.js';
import { type EditListItem, editListItem, type ListItem, listItem } from './lists.dto.js';
import { ListsService } from './lists.service.js';

@ApiTags('lists')
@Controller('list-items')
export class ListItemsController {
  constructor(private readonly lists: ListsService) {}

  @Patch(':id')
  @RequirePermission('reminders:write')
  @Returns(listItem)
  editListItem(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(editListItem) body: EditListItem,
  ): Promise<ListItem> {
    return this.lists.editItem(user.id, id, body);
  }

  @Delete(':id')
  @RequirePermission('reminders:write')
  @ReturnsNothing()
  deleteListItem(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<void> {
    return this.lists.removeItem(user.id, id);
  }
}
