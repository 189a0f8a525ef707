import { Injectable } from '@nestjs/common';
import { type SessionUser } from '../../common/auth/session-user.js';
import { memoryText } from '../memory/memory-fields.dto.js';
import { MemoryService } from '../memory/memory.service.js';
import { SkillExecutor } from '../skills/handlers/skill-executor.service.js';
import { forgetting, MemoryCaptureService, statementIn } from '../memory/skills/memory-capture.service.js';
import { type SkillRun } from '../skills/skills.service.js';
import { isErased } from './chat-erasure.repository.js';
import { MessageMemoriesChanged, MessageNotFound, NotToBeRemembered } from './chat.errors.js';
import { type MessageMemories, type RememberedMessage } from './message-memories.dto.js';
import { type MessageRow } from './messages.repository.js';
import { OpenMessagesRepository } from './open-messages.repository.js';

type Owner = Pick<SessionUser, 'id' | 'timeZone'>;

/** Whose words a memory holds that was made of an answer. */
const TWIN = 'Twyn';

/** What the memory has to do with one message: its words are kept, or what came of them is forgotten. */
@Injectable()
export class MessageMemoriesService {
  constructor(
    private readonly messages: OpenMessagesRepository,
    private readonly memories: MemoryService,
    private readonly capture: MemoryCaptureService,
    private readonly executor: SkillExecutor,
  ) {}

  /** Those that came of the message and those that the answer rests on. */
  async list(userId: string, id: string): Promise<MessageMemories> {
    return { items: await this.memoriesOf(await this.find(userId, id)) };
  }

  /** Once per message. Throws NotToBeRemembered, and NeverToBeRemembered where a rule of the user's forbids it. */
  async remember({ id: userId, timeZone }: Owner, id: string): Promise<RememberedMessage> {
    const message = await this.find(userId, id);
    const { role, conversationId } = message;
    const known = await this.memories.listOfMessage(userId, id);
    // A guess waits for the user's word, and this is one.
    const [already] = known.filter(({ status }) => status !== 'suggested');
    if (already) return { memory: already, run: null };
    const text = wordsOf(message);
    const said = { userId, timeZone, conversationId, messageId: id, text };
    const occasion = { userId, conversationId, channel: 'screen' } as const;
    return role === 'user'
      ? this.capture.keepNoted(statementIn(text), said, occasion)
      : this.capture.keepNoted(text, { ...said, author: TWIN }, occasion);
  }

  /** What was shown is what goes, or nothing does: throws MessageMemoriesChanged. */
  async forget({ id: userId, timeZone }: Owner, id: string, memoryIds: readonly string[]): Promise<SkillRun> {
    const message = await this.find(userId, id);
    const there = new Set((await this.memoriesOf(message)).map((memory) => memory.id));
    const meant = [...new Set(memoryIds)];
    if (!meant.every((memoryId) => there.has(memoryId))) throw new MessageMemoriesChanged();
    const { conversationId } = message;
    const { run } = await this.executor.execute([forgetting(meant)], {
      userId,
      timeZone,
      conversationId,
      channel: 'screen',
      isConfirmed: true,
    });
    if (!run) throw new Error('Nobody forgets memories.');
    return run;
  }

  private memoriesOf({ userId, id, citations, actions }: MessageRow): Promise<MessageMemories['items']> {
    const named = [...citations, ...actions].map(({ memoryId }) => memoryId);
    return this.memories.listOfMessage(userId, id, [...new Set(named)]);
  }

  private async find(userId: string, id: string): Promise<MessageRow> {
    const message = await this.messages.find(userId, id);
    if (message?.status !== 'complete') throw new MessageNotFound();
    return message;
  }
}

/** What of it can become a memory. An answer with a source says what is remembered already. */
function wordsOf({ role, text, citations, actions }: MessageRow): string {
  if (isErased(text)) throw new NotToBeRemembered('This message was permanently deleted.');
  if (role === 'twin' && citations.length + actions.length > 0)
    throw new NotToBeRemembered('This answer says what I remember already.');
  const words = memoryText.safeParse(text);
  if (!words.success) throw new NotToBeRemembered('This is too long to be one memory.');
  return words.data;
}
