import { Shutdown } from '../../common/lifecycle/shutdown.js';
import { collect } from '../../testing/collect.js';
import { aPersonsSettings } from '../../testing/factories/settings.js';
import { FakeClock } from '../../testing/fake-clock.js';
import { type Phrase, type SkillsService } from '../skills/skills.service.js';
import { type SettingsService } from '../users/settings/settings.service.js';
import { type VoicePhrasesService } from '../voice/voice-phrases.service.js';
import { type AnswerEnds } from './answer-ends.js';
import { type AnswerLeases } from './answer-leases.service.js';
import { AnswerLimits } from './answer-limits.js';
import { AnswerWriter } from './answer-writer.js';
import { type ChatEvent } from './chat-events.dto.js';
import { AnswerNotFound, ConversationNotFound, TooManyAnswers } from './chat.errors.js';
import { AnswerContexts } from './answer-contexts.service.js';
import { ExchangesService } from './exchanges.service.js';
import { type Exchange, type MessageRow, type MessagesRepository } from './messages.repository.js';
import { QuestionsService } from './questions.service.js';
import { StoredAnswers } from './stored-answers.js';
import { NobodyListens } from '../../testing/live-events.js';

const USER = 'u1';
const ASKER = { id: USER, timeZone: 'Europe/Lisbon' };
const CONVERSATION = 'c1';

function aMessage(details: Partial<MessageRow>): MessageRow {
  return {
    id: 'q1',
    userId: USER,
    conversationId: CONVERSATION,
    position: 1,
    parentId: null,
    role: 'user',
    text: 'Hello',
    status: 'complete',
    citations: [],
    actions: [],
    isClosest: false,
    feedback: null,
    disabledContexts: [],
    idempotencyKey: null,
    createdAt: new Date(0),
    transcribedBy: null,
    ...details,
  };
}

function anExchange(details: Partial<Exchange> = {}): Exchange {
  const answer = aMessage({ id: 'a1', position: 2, role: 'twin', text: '', status: 'streaming' });
  return { question: aMessage({}), answer, isNew: true, ...details };
}

describe('an exchange', () => {
  const messages = {
    openExchange: vi.fn<MessagesRepository['openExchange']>(),
    findEarlier: vi.fn<MessagesRepository['findEarlier']>(),
    find: vi.fn<MessagesRepository['find']>(),
    findAnswer: vi.fn<MessagesRepository['findAnswer']>(),
    complete: vi.fn<MessagesRepository['complete']>(),
    fail: vi.fn<MessagesRepository['fail']>(),
  };
  const settings = { get: vi.fn<SettingsService['get']>() };
  const answer = vi.fn<SkillsService['answer']>();
  const runsOf = vi.fn<SkillsService['runsOf']>();
  const resolve = vi.fn<VoicePhrasesService['resolve']>();
  const tellSaid = vi.fn<VoicePhrasesService['tellSaid']>();
  let service: ExchangesService;
  let questions: QuestionsService;

  beforeEach(() => {
    vi.resetAllMocks();
    messages.openExchange.mockResolvedValue(anExchange());
    messages.findEarlier.mockResolvedValue([]);
    resolve.mockImplementation((_, text) => Promise.resolve(text));
    runsOf.mockResolvedValue(new Map());
    messages.complete.mockImplementation((_, id, content) =>
      Promise.resolve(aMessage({ id, role: 'twin', ...content })),
    );
    const repository = messages as unknown as MessagesRepository;
    const skills = { answer, runsOf } as unknown as SkillsService;
    const phrases = { resolve, tellSaid } as unknown as VoicePhrasesService;
    settings.get.mockResolvedValue(aPersonsSettings());
    const contexts = new AnswerContexts(repository, phrases, settings as unknown as SettingsService);
    const ends = { wait: () => Promise.resolve() } as unknown as AnswerEnds;
    const stored = new StoredAnswers(repository, skills, ends, new Shutdown());
    const leases = { hold: vi.fn(), letGo: vi.fn() } as unknown as AnswerLeases;
    service = new ExchangesService(
      new AnswerWriter(repository, leases, new NobodyListens()),
      skills,
      contexts,
      stored,
    );
    questions = new QuestionsService(repository, service, new AnswerLimits(), new FakeClock());
  });

  const says = (...texts: string[]): void => {
    answer.mockImplementation(async function* (): AsyncGenerator<Phrase> {
      for (const text of texts) yield await Promise.resolve({ text });
    });
  };

  it('answers phrase by phrase and stores the whole', async () => {
    says('One. ', 'Two.');
    const events = await collect(await questions.ask(ASKER, CONVERSATION, { text: 'Hello' }));
    expect(events.map(({ event }) => event)).toEqual([
      'message.accepted',
      'text.delta',
      'text.delta',
      'message.completed',
    ]);
    expect(messages.complete).toHaveBeenCalledWith(USER, 'a1', {
      text: 'One. Two.',
      citations: [],
      quotedEntries: [],
      actions: [],
      isClosest: false,
    });
  });

  it('hands the skills what was said before, and where', async () => {
    says('Yes.');
    messages.findEarlier.mockResolvedValue([
      { by: 'user', text: 'Who is Ana?', quotes: [], disabledContexts: ['home'] },
    ]);
    await collect(await questions.ask(ASKER, CONVERSATION, { text: 'Hello' }));
    expect(answer).toHaveBeenCalledWith({
      userId: USER,
      timeZone: ASKER.timeZone,
      channel: 'chat',
      conversationId: CONVERSATION,
      messageId: 'q1',
      answerId: 'a1',
      text: 'Hello',
      turns: [{ by: 'user', text: 'Who is Ana?', quotes: [], disabledContexts: ['home'] }],
      disabledContexts: [],
      keepTold: 'always',
      language: 'auto',
      learns: true,
    });
  });

  it('names a message by voice as such, its talk after the day, and takes a phrase for what it stands for', async () => {
    says('Done.');
    resolve.mockResolvedValue('Dim the lights');
    const question = aMessage({ text: 'Movie night', transcribedBy: 'device' });
    messages.openExchange.mockResolvedValue(anExchange({ question }));
    const asked = { text: 'Movie night', transcribedBy: 'device' as const };
    await collect(await questions.ask(ASKER, CONVERSATION, asked));
    const stored = expect.objectContaining({ ...asked, title: expect.stringMatching(/^Voice, \d/) });
    expect(messages.openExchange).toHaveBeenCalledWith(USER, CONVERSATION, stored);
    const told = expect.objectContaining({ text: 'Dim the lights', channel: 'voice' });
    expect(answer).toHaveBeenCalledWith(told);
  });

  it('stores the answer though nobody listens', async () => {
    says('One.');
    await questions.ask(ASKER, CONVERSATION, { text: 'Hello' });
    await service.beforeApplicationShutdown();
    expect(messages.complete).toHaveBeenCalledOnce();
  });

  it('says that an answer failed, keeps the question and marks the answer', async () => {
    answer.mockImplementation(async function* (): AsyncGenerator<Phrase> {
      yield await Promise.resolve({ text: 'One.' });
      throw new Error('boom');
    });
    const events = await collect(await questions.ask(ASKER, CONVERSATION, { text: 'Hello' }));
    expect(events.at(-1)).toEqual({
      id: 3,
      event: 'message.failed',
      data: { code: 'answer_failed', detail: expect.stringContaining('Your message is kept') },
    });
    expect(messages.fail).toHaveBeenCalledWith(USER, 'a1');
  });

  it('fails in the open even when the failure cannot be stored', async () => {
    says('One.');
    messages.complete.mockRejectedValue(new Error('database is gone'));
    messages.fail.mockRejectedValue(new Error('database is gone'));
    const events = await collect(await questions.ask(ASKER, CONVERSATION, { text: 'Hello' }));
    expect(events.at(-1)?.event).toBe('message.failed');
  });

  it('fails when the conversation was deleted meanwhile', async () => {
    says('One.');
    messages.complete.mockResolvedValue(undefined);
    const events = await collect(await questions.ask(ASKER, CONVERSATION, { text: 'Hello' }));
    expect(events.at(-1)?.event).toBe('message.failed');
  });

  it('writes four answers of one user at once, and not five', async () => {
    const gate = Promise.withResolvers<undefined>();
    answer.mockImplementation(async function* (): AsyncGenerator<Phrase> {
      await gate.promise;
      yield { text: 'Done.' };
    });
    const send = (id: string): Promise<AsyncIterable<ChatEvent>> =>
      questions.ask({ ...ASKER, id }, CONVERSATION, { text: 'Hello' });
    const streams = await Promise.all([send(USER), send(USER), send(USER), send(USER)]);
    await expect(send(USER)).rejects.toThrow(TooManyAnswers);
    await send('u2');
    gate.resolve(undefined);
    await Promise.all(streams.map(collect));
    await collect(await send(USER));
  });

  it('gives the slot of a refused message back', async () => {
    messages.openExchange.mockResolvedValue(undefined);
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await expect(questions.ask(ASKER, 'unknown', { text: 'Hello' })).rejects.toThrow(ConversationNotFound);
    }
  });

  it('waits for the answer when a request is repeated in the middle of it', async () => {
    const { question, answer: row } = anExchange();
    messages.openExchange.mockResolvedValue({ question, answer: row, isNew: false });
    messages.find.mockResolvedValueOnce(row);
    messages.find.mockResolvedValue({ ...row, text: 'Done.', status: 'complete' });
    const events = await collect(await questions.ask(ASKER, CONVERSATION, { text: 'Hello' }));
    expect(events.map(({ event }) => event)).toEqual(['message.accepted', 'text.delta', 'message.completed']);
    expect(answer).not.toHaveBeenCalled();
  });

  it('repeats a failure as a failure', async () => {
    const { question, answer: row } = anExchange();
    messages.openExchange.mockResolvedValue({ question, answer: { ...row, status: 'failed' }, isNew: false });
    messages.find.mockResolvedValue({ ...row, status: 'failed' });
    const events = await collect(await questions.ask(ASKER, CONVERSATION, { text: 'Hello' }));
    expect(events.at(-1)?.event).toBe('message.failed');
  });

  describe('that a client has lost', () => {
    const row = anExchange().answer;
    const follow = (): Promise<AsyncIterable<ChatEvent>> => questions.follow(USER, 'a1', 2);

    it('goes on after the last event that arrived, for as many as ask', async () => {
      const [begun, gate] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
      answer.mockImplementation(async function* (): AsyncGenerator<Phrase> {
        yield { text: 'One. ' };
        begun.resolve(undefined);
        await gate.promise;
        yield { text: 'Two.' };
      });
      messages.findAnswer.mockResolvedValue(row);
      const whole = collect(await questions.ask(ASKER, CONVERSATION, { text: 'Hello' }));
      await begun.promise;
      const rest = collect(await follow());
      messages.openExchange.mockResolvedValue(anExchange({ isNew: false }));
      const repeated = collect(await questions.ask(ASKER, CONVERSATION, { text: 'Hello' }));
      gate.resolve(undefined);
      expect((await rest).map(({ event }) => event)).toEqual(['text.delta', 'message.completed']);
      expect(await rest).toEqual((await whole).slice(2));
      expect(await repeated).toEqual(await whole);
      expect(answer).toHaveBeenCalledOnce();
      expect(messages.find).not.toHaveBeenCalled();
    });

    it('comes whole from the store once it is written no more', async () => {
      messages.findAnswer.mockResolvedValue({ ...row, status: 'complete' });
      messages.find.mockResolvedValue({ ...row, text: 'Done.', status: 'complete' });
      const data = { message: expect.objectContaining({ id: 'a1', text: 'Done.' }) };
      expect(await collect(await follow())).toEqual([{ id: 3, event: 'message.completed', data }]);
    });

    it('has failed when the process that wrote it has ended', async () => {
      messages.findAnswer.mockResolvedValue({ ...row, status: 'failed' });
      messages.find.mockResolvedValue({ ...row, status: 'failed' });
      expect((await collect(await follow())).map(({ event }) => event)).toEqual(['message.failed']);
    });

    it('is not called failed because the store cannot be read', async () => {
      messages.findAnswer.mockResolvedValue(row);
      messages.find.mockRejectedValue(new Error('database is gone'));
      expect(await collect(await follow())).toEqual([]);
    });

    it('is refused where there is none', async () => {
      messages.findAnswer.mockResolvedValue(undefined);
      await expect(follow()).rejects.toThrow(AnswerNotFound);
    });
  });
});
