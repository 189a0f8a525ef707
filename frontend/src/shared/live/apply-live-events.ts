import { baseApi } from '../../api/base-api';
import { chatApi } from '../chat/api/chat.api';
import type { StateChangedEvent } from '../home/api/home.api';
import type { LiveMessage } from './api/live-stream';
import type { LiveStore } from './live-store';
import { ToldStates, WRITTEN_AFTER_MS } from './told-states';
import { courseTags, everyTag, type Tag, tagsOf } from './topic-tags';

/** Lists that change without an end are read no more often than this. */
const READ_EVERY_MS = 1_000;
/** Nobody looks at it. */
const READ_HIDDEN_EVERY_MS = 10_000;

/** Has the cache follow what the server says: states of devices are written into it, of the rest what is shown is read again. */
export class LiveApplier {
  private readonly waiting = new Map<string, Tag>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readAt = -Infinity;
  /** Devices whose course is to be read again. */
  private readonly moved = new Set<string>();
  private moving: ReturnType<typeof setTimeout> | undefined;

  private readonly states: ToldStates;

  constructor(private readonly store: LiveStore) {
    this.states = new ToldStates(store);
    document.addEventListener('visibilitychange', this.looked);
  }

  apply(message: LiveMessage): void {
    if (message.event === 'resync') this.read(everyTag());
    if (message.event !== 'changes') return;
    const states = message.changes.filter((change) => change.kind === 'state');
    if (states.length > 0) this.follow(states);
    this.read(
      message.changes.flatMap((change) => (change.kind === 'changed' ? tagsOf(change.topic, change.id) : [])),
    );
  }

  end(): void {
    clearTimeout(this.timer);
    clearTimeout(this.moving);
    this.states.end();
    document.removeEventListener('visibilitychange', this.looked);
  }

  private readonly looked = (): void => {
    if (document.visibilityState === 'visible' && this.waiting.size > 0) this.flush();
  };

  private follow(states: readonly StateChangedEvent[]): void {
    this.states.follow(states);
    for (const { entityId } of states) this.moved.add(entityId);
    this.moving ??= setTimeout(this.readCourse, WRITTEN_AFTER_MS);
  }

  /** Only where it is shown: a home may say something all the time. */
  private readonly readCourse = (): void => {
    const tags = courseTags([...this.moved]);
    this.moved.clear();
    this.moving = undefined;
    if (baseApi.util.selectInvalidatedBy(this.store.getState(), tags as never[]).length > 0) this.read(tags);
  };

  private read(tags: readonly Tag[]): void {
    for (const tag of tags) this.waiting.set(`${tag.type} ${tag.id ?? ''}`, tag);
    if (this.waiting.size === 0 || this.timer) return;
    const every = document.visibilityState === 'hidden' ? READ_HIDDEN_EVERY_MS : READ_EVERY_MS;
    const wait = this.readAt + every - performance.now();
    if (wait <= 0) this.flush();
    else this.timer = setTimeout(() => this.flush(), wait);
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.readAt = performance.now();
    const tags = [...this.waiting.values()].flatMap((tag) => this.withoutBeingWritten(tag));
    this.waiting.clear();
    this.store.dispatch(baseApi.util.invalidateTags(tags as never[]));
  }

  /** A conversation whose answer is being written here is ahead of what the server would say of it. */
  private withoutBeingWritten(tag: Tag): Tag[] {
    if (tag.type !== 'Conversation') return [tag];
    const state = this.store.getState() as never;
    const cached = chatApi.util.selectCachedArgsForQuery(state, 'getConversation').map(({ id }) => id);
    const settled = cached.filter((id) => !this.isBeingWritten(id));
    if (tag.id === undefined) return ['LIST', ...settled].map((id) => ({ type: 'Conversation', id }));
    return cached.includes(tag.id) && !settled.includes(tag.id) ? [] : [tag];
  }

  private isBeingWritten(id: string): boolean {
    const select = chatApi.endpoints.getConversation.select({ id });
    const { data } = select(this.store.getState());
    return data?.messages.some(({ status }) => status === 'streaming') ?? false;
  }
}
