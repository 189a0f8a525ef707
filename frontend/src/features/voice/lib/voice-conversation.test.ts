import { VoiceConversation } from './voice-conversation';

const NOON = new Date(2026, 10, 22, 12);
const serverWith = (at: Date | null) => ({
  findLast: vi.fn(() => Promise.resolve(at && { conversationId: 'known', at })),
  begin: vi.fn(() => Promise.resolve('new')),
});

test.each<[string, Date | null, string]>([
  ['nothing was said yet', null, 'new'],
  ['something was said in the morning', new Date(2026, 10, 22, 7), 'known'],
  ['something was said yesterday', new Date(2026, 10, 21, 22), 'new'],
])('where %s, it is %3$s', async (_, at, conversationId) => {
  await expect(new VoiceConversation().open(serverWith(at), NOON)).resolves.toBe(conversationId);
});

test('goes on over midnight, and not the next evening', async () => {
  const server = serverWith(new Date(2026, 10, 22, 23, 58));
  const talk = new VoiceConversation();
  await expect(talk.open(server, new Date(2026, 10, 23, 0, 3))).resolves.toBe('known');
  await expect(talk.open(server, new Date(2026, 10, 24, 20))).resolves.toBe('new');
});

test('asks the server once, and again when the conversation is gone', async () => {
  const server = serverWith(NOON);
  const talk = new VoiceConversation();
  await talk.open(server, NOON);
  await talk.open(server, NOON);
  expect(server.findLast).toHaveBeenCalledOnce();
  talk.forget();
  server.findLast.mockResolvedValueOnce(null);
  await expect(talk.open(server, NOON)).resolves.toBe('new');
});
