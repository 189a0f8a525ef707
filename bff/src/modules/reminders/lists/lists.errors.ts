import { DomainError } from '../../../common/http/problem.js';

export const MAX_LISTS = 200;
export const MAX_ITEMS = 2_000;

export class ListNotFound extends DomainError {
  constructor() {
    super('list_not_found', 404, 'List not found.');
  }
}

export class ListItemNotFound extends DomainError {
  constructor() {
    super('list_item_not_found', 404, 'Item not found.');
  }
}

export class ListNameTaken extends DomainError {
  constructor(name: string) {
    super('list_name_taken', 409, `You already have a list called “${name}”.`);
  }
}

export class TooManyLists extends DomainError {
  constructor() {
    super('too_many_lists', 422, `You have ${MAX_LISTS} lists. Delete one first.`);
  }
}

export class TooManyItems extends DomainError {
  constructor() {
    super(
      'too_many_list_items',
      422,
      `There are ${MAX_ITEMS.toLocaleString('en')} items on your lists. Delete some first.`,
    );
  }
}

/** To put back what was before would lose what came later. */
export class ListChangedSince extends DomainError {
  constructor() {
    super('list_changed_since', 409, 'It’s changed since, so it can’t be undone.');
  }
}
