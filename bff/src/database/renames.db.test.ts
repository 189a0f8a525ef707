import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { MIGRATIONS_FOLDER } from './migrate.js';
import { extensions } from './pglite/extensions.js';

const RENAMES = '0026_one-word-for-one-thing';
const USER = '11111111-1111-4111-8111-111111111111';
const ID = '22222222-2222-4222-8222-222222222222';

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

const read = (file: string): string => readFileSync(path.join(MIGRATIONS_FOLDER, file), 'utf8');
const tags = (JSON.parse(read('meta/_journal.json')) as Journal).entries.map(({ tag }) => tag);

describe('rows made before the renames', () => {
  let client: PGlite;

  async function migrate(tag: string): Promise<void> {
    await client.transaction((tx) => tx.exec(read(`${tag}.sql`)));
  }

  async function rowsOf(query: string): Promise<unknown[]> {
    return (await client.query(query)).rows;
  }

  beforeAll(async () => {
    client = await PGlite.create({ extensions });
    for (const tag of tags.slice(0, tags.indexOf(RENAMES))) await migrate(tag);
    await client.exec(`
      insert into users (id, uid) values ('${USER}', 'ana');
      insert into conversations (id, user_id, created_at, updated_at, contexts_off)
        values ('${ID}', '${USER}', now(), now(), '{home}');
      insert into messages (id, user_id, conversation_id, position, role, text, status, created_at, heard_by, actions)
        values ('${ID}', '${USER}', '${ID}', 0, 'twin', 'x', 'complete', now(), 'server',
          '[{"kind": "memory.proposed", "memoryId": "a"},
            {"kind": "memory.created", "memoryId": "b", "text": "\\"kind\\": \\"memory.proposed\\""}]');
      insert into memories (id, user_id, kind, text, tags, importance, status, recorded_at, updated_at, source_kind,
          terms, doc_length, understood_at)
        values ('${ID}', '${USER}', 'fact', 't', '{}', 3, 'proposed', now(), now(), 'form', '', 0, now());
      insert into skill_runs (user_id, id, at, asked_by, outcome, asked, result, effects)
        select '${USER}', gen_random_uuid(), now(), 'voice', outcome, '[{"skill": "leave-out"}]', '', '[]'
        from unnest(array['done', 'confirm', 'ask', 'closed']) as outcome;
      insert into own_models (user_id, url, name) values ('${USER}', 'https://model.example', 'small');
      insert into voice_phrases (user_id, phrase, key, stands_for, created_at)
        values ('${USER}', 'movie', 'movie', 'dim the lights', now());
      insert into search_judgements (user_id, memory_id, difference, judged_at)
        values ('${USER}', '${ID}', '{}', now());
      insert into memory_bulk_edits (id, user_id, action, made_at) values ('${ID}', '${USER}', 'pin', now());
      insert into memory_bulk_edit_befores (user_id, edit_id, memory_id, version, kind, tags, importance, status)
        values ('${USER}', '${ID}', '${ID}', 1, 'fact', '{}', 3, 'proposed')`);
    await migrate(RENAMES);
  });
  afterAll(() => client.close());

  it.each([
    [
      'select status, disabled_contexts from conversations',
      [{ status: 'active', disabled_contexts: ['home'] }],
    ],
    ['select transcribed_by from messages', [{ transcribed_by: 'server' }]],
    ['select status from memories where extracted_at is not null', [{ status: 'suggested' }]],
    ['select name from custom_models', [{ name: 'small' }]],
    ['select command from voice_phrases', [{ command: 'dim the lights' }]],
    ['select memory_id from search_feedback where given_at is not null', [{ memory_id: ID }]],
    ['select status from memory_bulk_edit_snapshots', [{ status: 'suggested' }]],
    [
      "select distinct channel, asked -> 0 ->> 'skill' as skill from skill_runs",
      [{ channel: 'voice', skill: 'do-not-save' }],
    ],
  ])('are read by %s', async (query, expected) => {
    expect(await rowsOf(query)).toEqual(expected);
  });

  it('have the new outcomes', async () => {
    const outcomes = await rowsOf('select outcome from skill_runs order by outcome');
    expect(outcomes).toEqual(
      ['awaiting_answer', 'awaiting_confirmation', 'closed', 'completed'].map((outcome) => ({ outcome })),
    );
  });

  it('have the new kind of an action, and a text that quotes the old one as it was', async () => {
    expect(await rowsOf('select actions from messages')).toEqual([
      {
        actions: [
          { kind: 'memory.suggested', memoryId: 'a' },
          { kind: 'memory.created', memoryId: 'b', text: '"kind": "memory.proposed"' },
        ],
      },
    ]);
  });

  it.each(['custom_models', 'memory_bulk_edit_snapshots', 'search_feedback'])(
    'are still their owner’s alone in %s',
    async (table) => {
      const seen = (userId: string): Promise<unknown[]> =>
        client.transaction(async (tx) => {
          await tx.exec(`set local role twyn_app; set local app.user_id = '${userId}'`);
          return (await tx.query(`select user_id from ${table}`)).rows;
        });
      expect(await seen(USER)).toEqual([{ user_id: USER }]);
      expect(await seen(ID)).toEqual([]);
    },
  );
});
