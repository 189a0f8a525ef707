import { type Message } from './chat.dto.js';
import { markdownHead, markdownMessage } from './conversation-markdown.js';

const MESSAGE: Message = {
  id: 'm1',
  parentId: null,
  siblings: [],
  role: 'user',
  text: 'Hello',
  createdAt: '2026-11-21T22:04:00.000Z',
  status: 'complete',
  citations: [],
  actions: [],
  isClosest: false,
  feedback: null,
  runs: [],
  idempotencyKey: null,
};

describe('a conversation as Markdown', () => {
  it('begins with its title, on one line, and the day in the time zone of its owner', () => {
    const dates = { createdAt: '2026-11-21T22:04:00.000Z', updatedAt: '2026-11-21T22:04:00.000Z' };
    const conversation = {
      id: 'c1',
      title: 'Ana <b>\n# and Bo',
      status: 'active' as const,
      disabledContexts: [],
      ...dates,
    };
    expect(markdownHead(conversation, 'Asia/Tokyo')).toBe(
      '# Ana &lt;b> # and Bo\n\nBegun on 22 November 2026 at 07:04 (Asia/Tokyo).\n',
    );
  });

  it('quotes what was said, so that nothing of it is a tag, a formula, a heading or another message', () => {
    const text = '<script>alert(1)</script>\n=HYPERLINK("x")\n\n# Big\n**Twin**, now';
    expect(markdownMessage({ ...MESSAGE, text }, 'UTC')).toBe(
      [
        '\n**You**, 21 November 2026 at 22:04\n',
        '> &lt;script>alert(1)&lt;/script>',
        '> =HYPERLINK("x")',
        '>',
        '> # Big',
        '> **Twin**, now\n',
      ].join('\n'),
    );
  });

  it('lists the sources of an answer, and says where there is none', () => {
    const source = { memoryId: 'x', recordedAt: MESSAGE.createdAt, kind: null };
    const citations = [{ number: 1, title: 'Ana', quote: 'Ana\nsails.', ...source }];
    const answer: Message = { ...MESSAGE, role: 'twin', text: 'Ana sails. [1]', citations };
    expect(markdownMessage(answer, 'UTC')).toBe(
      '\n**Twin**, 21 November 2026 at 22:04\n\n> Ana sails. [1]\n\nSources:\n\n- [1] Ana: “Ana sails.”\n',
    );
    expect(markdownMessage({ ...MESSAGE, role: 'twin', text: '', status: 'failed' }, 'UTC')).toContain(
      '> (This answer could not be written.)',
    );
  });
});
