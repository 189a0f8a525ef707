import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UsersRepository } from './users.repository.js';

type Handler = (userId: string) => void;

/** Tells of users whose role changed or who were deleted, so that nothing remembered of them outlives the change. */
@Injectable()
export class UserChangesService implements OnModuleInit {
  private readonly handlers: Handler[] = [];

  constructor(private readonly users: UsersRepository) {}

  async onModuleInit(): Promise<void> {
    await this.users.onChanged((userId) => this.tell(userId));
  }

  subscribe(handler: Handler): void {
    this.handlers.push(handler);
  }

  /** Has every process forget what it remembers of the user; this one at once. */
  async announce(userId: string): Promise<void> {
    this.tell(userId);
    await this.users.announceChange(userId);
  }

  /** The announcement reaches this process as well, but a moment later. */
  tell(userId: string): void {
    for (const handle of this.handlers) handle(userId);
  }
}
