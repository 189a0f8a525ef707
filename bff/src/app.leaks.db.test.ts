import { sql } from 'drizzle-orm';
import supertest from 'supertest';
import { AutomationsRunner } from './modules/automations/host/automations-runner.js';
import { AlertsRunner } from './modules/biometrics/alerts/alerts-runner.js';
import { ended, importFile, upload } from './modules/memory/imports/testing/imported.js';
import { DeviceWatch } from './modules/devices/alerts/device-watch.js';
import { Database } from './database/database.js';
import { ExperimentsRepository } from './modules/insights/experiments/experiments.repository.js';
import { FindingsRunner } from './modules/insights/findings/findings-runner.js';
import { FindingsRepository } from './modules/insights/findings/findings.repository.js';
import { LiveRepository } from './modules/home/live/live.repository.js';
import { ScheduledCommandsService } from './modules/reminders/scheduled/scheduled-commands.service.js';
import { drivers, oneDriver } from './testing/database.js';
import { testEnv } from './testing/env.js';
import { type Operation, operationsOf } from './testing/operations.js';
import { OUR_PAGE } from './testing/requests.js';
import { sharedProduct } from './testing/shared-product.js';

const CANARY = 'the-owner-keeps-this';
const NOBODYS = '7b0c9a5e-3f1d-4c2b-9a77-0f2d6c1e8b34';

/** Open to everybody on purpose; app.module.test.ts holds the list to the code. */
const PUBLIC = new Set([
  'exchangeIdToken',
  'signOut',
  'getConfig',
  'getLiveness',
  'getReadiness',
  'sendContactMessage',
  // With a token or a code of its device instead of a session: ingest.db.test.ts.
  'ingestReadings',
  'ingestBatch',
  'pairDevice',
  // With a token in its address: automations/hooks/hooks.db.test.ts.
  'callAutomationHook',
]);

/** They ask for a series by its name, which must be one of one’s own. */
const OF_OWN_SERIES = new Map([
  ['compareSeries', 404],
  ['planExperiment', 422],
]);

/** A row of one’s own under an id of one’s own choice: where two people choose the same, there are two rows. */
const BY_OWN_ID = new Set(['setHomeArea', 'setHomeFloor']);
/** They tell values and times alone. */
const OF_VALUES = new Set(['getDeviceHistory', 'getEntityHistory']);
/** It tells the row's own id, by which its device is known to the broker. */
const OF_ID = new Set(['getDeviceMqtt']);
/** Of a person they tell counts, days and choices, and no word of theirs; or the same to everybody. */
const WITHOUT_WORDS = new Set([
  'getAiDashboard',
  'listOutsideCalls',
  'getModelUsage',
  'getBrief',
  'getConfig',
  'getTwinInterview',
  // Nothing that is told here is a line of a profile.
  'getTwinProfile',
  'listLifeReviews',
  'listTwinChecks',
  'listTwinRoutines',
  'listTwinVersions',
  'previewTwinStyle',
  'getLiveness',
  'getReadiness',
  'getMemoryIndex',
  'getMemoryTimeline',
  'getModel',
  'getMoodAround',
  'getMoodCalendar',
  'getMoodSupport',
  'getSampleData',
  'getScores',
  'getSearchWeights',
  'getSettings',
  'listContexts',
  'listMemoryMonths',
  'listModels',
  'listReadings',
  'listSkills',
  // Not even of the owner: the one day that is known is too little to plan from.
  'planExperiment',
]);

/** Every route of the contract, as somebody who should not get what it has. */
describe.each(drivers)('no route leaks, on %s', (driver) => {
  const product = sharedProduct(driver, { env: testEnv({ ADMIN_EMAIL: 'root@example.com' }) });
  let operations: Operation[];
  let owner: string;
  let stranger: string;
  /** The owner's row behind the `{id}` of each path; a path that is not here fails the test, until it is. */
  let ids: Record<string, string>;

  beforeAll(async () => {
    operations = operationsOf(product.app);
    owner = await signIn('owner');
    stranger = await signIn('stranger');
    const memory = await create('/api/memories', { text: CANARY, tags: [CANARY, `${CANARY}, too`] });
    const judgement = { query: CANARY, memoryId: memory, useful: true };
    await send({ method: 'post', path: '/api/memories/search/feedback', body: judgement }, owner).expect(200);
    await create('/api/memories', { text: `${CANARY} again` });
    const edit = { ids: [memory], change: { action: 'pin' } };
    const { body: edited } = await send({ method: 'post', path: '/api/memories/bulk', body: edit }, owner);
    const forgotten = await create('/api/memories', { text: CANARY });
    await send({ method: 'delete', path: `/api/memories/${forgotten}` }, owner).expect(204);
    await create('/api/memories', { text: `${CANARY}, twice` });
    await create('/api/memories', { text: `${CANARY}, twice` });
    await product.settled();
    const { body: conflicts } = await send({ method: 'get', path: '/api/memories/conflicts' }, owner);
    const toId = await create('/api/memories', { text: `${CANARY}, linked` });
    // Four: the 29th of February is a day like any other here.
    const yearsAgo = product.clock.now();
    yearsAgo.setUTCFullYear(yearsAgo.getUTCFullYear() - 4);
    await create('/api/memories', { text: `${CANARY}, years ago`, happenedAt: yearsAgo.toISOString() });
    await send({ method: 'post', path: `/api/memories/${memory}/links`, body: { toId } }, owner).expect(200);
    const rule = await create('/api/memory-rules', { kind: 'word', text: 'unspeakable' });
    const conversation = await create('/api/conversations', {});
    await send(
      { method: 'patch', path: `/api/conversations/${conversation}`, body: { title: CANARY } },
      owner,
    );
    const talk = `/api/conversations/${conversation}`;
    const told = { text: `Remember that it is ${CANARY}.`, transcribedBy: 'typed' };
    await send({ method: 'post', path: `${talk}/messages`, body: told }, owner).expect(200);
    const { body: said } = await send({ method: 'get', path: talk }, owner).expect(200);
    const { body: sessions } = await send({ method: 'get', path: '/api/sessions' }, owner);
    const { body: me } = await send({ method: 'get', path: '/api/me' }, owner);
    const letter = { name: CANARY, email: 'owner@example.com', message: CANARY, idempotencyKey: NOBODYS };
    await send({ method: 'post', path: '/api/contact', body: letter }).expect(201);
    const root = await signIn('root');
    const { body: letters } = await send({ method: 'get', path: '/api/admin/contact-messages' }, root);
    await product.settled();
    const { body: entities } = await send({ method: 'get', path: '/api/entities' }, owner);
    const [entity, other] = (entities.items as { id: string }[]).map(({ id }) => id);
    const merge = { method: 'post' as const, path: `/api/entities/${other}/merge`, body: { intoId: entity } };
    const { body: merged } = await send(merge, owner).expect(200);
    const imported = await importWithEdit();
    const lamp = `light.${CANARY}`;
    const house = {
      floors: [{ id: 'attic', name: CANARY }],
      areas: [{ id: 'study', name: CANARY, floor: 'attic' }],
      entities: [{ id: lamp, name: CANARY, domain: 'light', state: 'off', area: 'study' }],
    };
    await send({ method: 'put', path: '/api/home/simulated', body: house }, owner).expect(200);
    const act = `/api/home/entities/${lamp}/actions`;
    const { body: action } = await send(
      { method: 'post', path: act, body: { service: 'turn_on' } },
      owner,
    ).expect(201);
    const { body: ran } = await send(
      { method: 'post', path: '/api/skills/run', body: { text: `turn off ${CANARY}` } },
      owner,
    ).expect(200);
    const scene = await create('/api/home/scenes', { name: CANARY, entities: [lamp] });
    const reminder = await create('/api/reminders', { text: CANARY });
    const closed = await create('/api/reminders', { text: CANARY });
    await send({ method: 'post', path: `/api/reminders/${closed}/complete`, body: {} }, owner).expect(200);
    const timer = await create('/api/timers', { durationSeconds: 60, name: CANARY });
    const list = await create('/api/lists', { name: CANARY });
    const item = await create(`/api/lists/${list}/items`, { text: CANARY });
    const { command } = (await product.app.get(ScheduledCommandsService).schedule(me.id as string, {
      ...{ calls: [{ skill: 'home.on', parameters: {}, targets: [lamp] }], source: CANARY },
      ...{ dueAt: new Date(product.clock.now().getTime() + 86_400_000), timeZone: 'UTC' },
    })) as { command: { id: string } };
    const measured = { readings: [{ metric: CANARY, value: 3 }] };
    const { body: kept } = await send(
      { method: 'post', path: '/api/readings/entries', body: measured },
      owner,
    ).expect(201);
    const made = await send(
      { method: 'post', path: '/api/devices', body: { name: CANARY, kind: 'sensor', room: CANARY } },
      owner,
    ).expect(201);
    const device = made.body.device.id as string;
    // One that came by MQTT, which is off here, as well.
    await product.app
      .get(Database)
      .forUser(me.id as string, (tx) =>
        tx.execute(sql`update devices set mqtt_made_at = now() where id = ${device}`),
      );
    const at = new Date(product.clock.now().getTime() - 60_000).toISOString();
    const sent = { sentAt: at, readings: [{ id: '1', at, name: CANARY, value: 3 }] };
    await send({ method: 'post', path: '/api/ingest', body: sent }, '', {
      Authorization: `Bearer ${made.body.token as string}`,
    }).expect(200);
    const connection = await create('/api/home/connections', { kind: 'simulated', name: CANARY });
    // Nothing is discovered any more by one that is paused.
    await vi.waitFor(async () => {
      const { body } = await send({ method: 'get', path: '/api/home/discovered' }, owner).expect(200);
      expect(body.items).not.toEqual([]);
    }, 10_000);
    const pause = { method: 'patch' as const, path: `/api/home/connections/${connection}` };
    await send({ ...pause, body: { isPaused: true } }, owner).expect(200);
    await product.app
      .get(LiveRepository)
      .noteProblem(
        { userId: me.id as string, id: connection },
        { source: CANARY, reason: CANARY, at: product.clock.now() },
      );
    const alert = await create('/api/reading-alerts', {
      ...{ metric: CANARY, condition: 'above', threshold: 1 },
    });
    const automation = await create('/api/automations', {
      name: CANARY,
      rule: { when: [{ kind: 'mood', tag: CANARY }], then: [{ kind: 'notify', text: CANARY }] },
    });
    await create('/api/automations', {
      name: CANARY,
      rule: {
        when: [
          { kind: 'mood', tag: CANARY },
          { kind: 'device_silent', deviceId: device },
        ],
        then: [{ kind: 'ask', text: CANARY }],
      },
    });
    const hook = await create('/api/automation-hooks', { name: CANARY });
    const mood = await create('/api/mood-entries', {
      ...{ idempotencyKey: crypto.randomUUID(), mood: 3, word: CANARY, note: CANARY },
      ...{ tags: [{ group: CANARY, name: CANARY }] },
      around: [{ kind: 'body', label: CANARY, value: CANARY, isSample: false }],
    });
    const view = await create('/api/explore/views', { name: CANARY, address: `x=${CANARY}` });
    const finding = await keepFinding(me.id as string);
    const experiment = await keepExperiment(me.id as string);
    const twin = await keepTwin(me.id as string, memory);
    const phrase = await create('/api/voice/phrases', { phrase: CANARY, command: CANARY });
    const readings = await importReadings();
    const moods = await importMoods();
    // What is read and compared meanwhile would look like a leak that writes.
    await product.settled();
    for (const runner of [DeviceWatch, AlertsRunner, AutomationsRunner, FindingsRunner])
      await product.app.get<{ settled(): Promise<void> }>(runner).settled();
    ids = {
      '/api/imports': imported,
      '/api/devices': device,
      '/api/readings/entries': kept.items[0].id as string,
      '/api/reading-imports': readings,
      '/api/mood-imports': moods,
      '/api/home/entities': lamp,
      '/api/home/scenes': scene,
      '/api/home/areas': 'study',
      '/api/home/floors': 'attic',
      '/api/home/connections': connection,
      '/api/home/favourites': lamp,
      '/api/reading-alerts': alert,
      '/api/explore/views': view,
      '/api/findings': finding,
      '/api/experiments': experiment,
      '/api/automations': automation,
      '/api/automation-hooks': hook,
      '/api/voice/phrases': phrase,
      '/api/twin/checks': twin.check,
      '/api/twin/lines': memory,
      '/api/twin/verdicts': twin.verdict,
      '/api/twin/versions': twin.version,
      '/api/mood-entries': mood,
      '/api/home/activity': action.id as string,
      '/api/skills/runs': ran.run.id as string,
      '/api/reminders': reminder,
      '/api/timers': timer,
      '/api/scheduled-commands': command.id,
      '/api/lists': list,
      '/api/list-items': item,
      '/api/memories': memory,
      '/api/entities': entity!,
      '/api/entities/merges': merged.mergeId as string,
      '/api/memory-rules': rule,
      '/api/memories/trash': forgotten,
      '/api/memories/search/feedback': memory,
      '/api/memories/conflicts': conflicts.items[0].id as string,
      '/api/memories/bulk': edited.undoToken as string,
      '/api/conversations': conversation,
      '/api/answers': said.messages[1].id as string,
      '/api/messages': said.messages[0].id as string,
      '/api/sessions': sessions.items[0].id as string,
      '/api/admin/users': me.id as string,
      '/api/admin/contact-messages': letters.items[0].id as string,
    };
  });

  type Sent = Pick<Operation, 'method' | 'path'> & { query?: string; body?: unknown };

  function send(
    { method, path, query = '', body }: Sent,
    cookie = '',
    headers: object = OUR_PAGE,
  ): supertest.Test {
    const request = supertest(product.app.getHttpServer())[method](query ? `${path}?${query}` : path);
    return request.set({ ...headers, ...(cookie && { Cookie: cookie }) }).send(body as object);
  }

  async function signIn(uid: string): Promise<string> {
    const body = { idToken: product.identity.tokenFor(uid) };
    const { headers } = await send({ method: 'post', path: '/api/auth/firebase', body }).expect(200);
    return headers['set-cookie']![0]!.split(';')[0]!;
  }

  const create = async (path: string, body: object): Promise<string> =>
    (await send({ method: 'post', path, body }, owner).expect(201)).body.id as string;

  const SERIES = {
    key: `body:${CANARY}`,
    domain: 'body',
    title: CANARY,
    noun: CANARY,
    unit: '',
    decimals: 1,
  } as const;

  async function keepFinding(userId: string): Promise<string> {
    const findings = product.app.get(FindingsRepository);
    const facts = { kind: 'change', y: SERIES, day: '2026-03-12', before: 1, after: 2, n: 90 } as const;
    await findings.keep(userId, [{ key: CANARY, facts, isSample: false }], product.clock.now());
    return (await findings.findAll(userId))[0]!.id;
  }

  /** What the twin keeps of its owner, as rows: a check needs more names than are told here. */
  async function keepTwin(
    userId: string,
    memory: string,
  ): Promise<Record<'check' | 'verdict' | 'version', string>> {
    const [check, verdict] = [crypto.randomUUID(), crypto.randomUUID()];
    const now = product.clock.now().toISOString();
    await product.app.get(Database).forUser(userId, async (tx) => {
      await tx.execute(sql`insert into twin_checks (user_id, id, kind, choices, predicted, asked_at)
        values (${userId}, ${check}, 'person', array[${memory}::uuid], ${memory}, ${now}::timestamptz)`);
      await tx.execute(sql`insert into twin_verdicts (user_id, id, question, would_say, memory_ids, created_at)
        values (${userId}, ${verdict}, ${CANARY}, false, array[${memory}::uuid], ${now}::timestamptz)`);
    });
    const style = {
      length: 'short',
      warmth: 'neutral',
      formality: 'neutral',
      humour: 'none',
      language: 'auto',
    };
    const { body } = await send({ method: 'post', path: '/api/twin/versions', body: style }, owner);
    return { check, verdict, version: String(body.id ?? body.version ?? verdict) };
  }

  async function keepExperiment(userId: string): Promise<string> {
    const id = crypto.randomUUID();
    const experiment = {
      ...{
        id,
        action: CANARY,
        outcome: SERIES,
        lag: 0,
        startsOn: '2026-03-12',
        arms: 'ABBA',
        timeZone: 'UTC',
      },
      ...{ halfWidth: 1, remindedOn: null, stoppedAt: null, isSample: false, createdAt: product.clock.now() },
    };
    await product.app.get(ExperimentsRepository).add(userId, experiment, 1);
    return id;
  }

  /** An import with a skipped row and with a memory that was changed since. */
  async function importWithEdit(): Promise<string> {
    const page = supertest.agent(product.app.getHttpServer()).set({ ...OUR_PAGE, Cookie: owner });
    const rows = JSON.stringify([{ text: `${CANARY}, imported` }, { text: '' }]);
    const { id } = await importFile(page, rows, { fileName: CANARY });
    const { body } = await page.get(`/api/memories?importId=${id}`).expect(200);
    const memory = `/api/memories/${body.items[0].id}`;
    await page
      .patch(memory)
      .send({ version: 1, text: `${CANARY}, changed` })
      .expect(200);
    return id;
  }

  /** An import of readings with a skipped row. */
  async function importReadings(): Promise<string> {
    const page = supertest.agent(product.app.getHttpServer()).set({ ...OUR_PAGE, Cookie: owner });
    const path = '/api/reading-imports';
    const table = 'Date,Weight (kg),Source\n2026-01-01,70,x\nsoon,71,x\n';
    const id = await upload(page, table, `${CANARY}.csv`, path);
    await page.post(`${path}/${id}/start`).send({ format: 'csv' }).expect(200);
    await ended(page, id, path);
    return id;
  }

  /** An import of moods with a skipped row. */
  async function importMoods(): Promise<string> {
    const page = supertest.agent(product.app.getHttpServer()).set({ ...OUR_PAGE, Cookie: owner });
    const path = '/api/mood-imports';
    const id = await upload(page, 'Date,Mood\n2026-01-01,3\nsoon,3\n', `${CANARY}.csv`, path);
    await page.post(`${path}/${id}/start`).send({ format: 'csv' }).expect(200);
    await ended(page, id, path);
    return id;
  }

  /** The operation on the owner's row, or on another's; as it is where its path names no row. */
  function on(operation: Operation, id?: string): Operation {
    const [collection, rest] = operation.path.split('/{id}');
    if (rest === undefined) return operation;
    const own = ids[collection!];
    if (own === undefined) throw new Error(`Say which row of the owner ${operation.path} names.`);
    return {
      ...operation,
      path: `${collection}/${id ?? own}${rest.replace('{version}', '1')}`,
    };
  }

  /** Of everything in the database, whoever owns it, at one moment; but that somebody was refused is noted. */
  async function checksum(): Promise<unknown> {
    return product.database.database.readAsSystem(async (tx) => {
      const tables = await tx.execute(
        sql`select relname as name from pg_class
          where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'audit_log'`,
      );
      const sums = tables.rows.map(({ name }) => {
        const table = sql.identifier(String(name));
        return sql`select ${name}::text as name, md5(string_agg(r::text, ',' order by r::text)) as sum from ${table} as r`;
      });
      // PostgreSQL reads them side by side, and tells them in the order in which it comes to their ends.
      return (await tx.execute(sql`${sql.join(sums, sql` union all `)} order by name`)).rows;
    });
  }

  const isAdmin = ({ path }: Operation): boolean => path.startsWith('/api/admin/');
  const hasId = ({ path }: Operation): boolean => path.includes('{id}');
  /** By its name: a search is sent as a POST, so that no log holds what people look for. */
  const reads = ({ name }: Operation): boolean => /^(get|list|search)[A-Z]/.test(name);
  const changes = ({ method }: Operation): boolean => method !== 'get';

  /** With the words of the owner's, in the days in which all of it was told. */
  const lookingFor = (operation: Operation): Operation => {
    const dayAfter = (days: number): string =>
      new Date(product.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const written = JSON.stringify(operation)
      .replaceAll(/(?<=[?&"](?:x|y|outcome)=)example/g, `body:${CANARY}`)
      .replaceAll('example', CANARY)
      .replaceAll('{date}', dayAfter(0))
      .replaceAll('{kind}', 'week')
      .replaceAll('from=2036-01-01', `from=${dayAfter(-1)}`)
      .replaceAll('before=2036-01-01', `before=${dayAfter(1)}`);
    return JSON.parse(written) as Operation;
  };
  const lists = (operation: Operation): boolean =>
    !hasId(operation) && (reads(operation) || OF_OWN_SERIES.has(operation.name)) && !isAdmin(operation);

  it('knows the owner’s rows, so that what follows means something', async () => {
    const reading = operations.filter(
      (operation) => hasId(operation) && !changes(operation) && !isAdmin(operation),
    );
    expect(reading.length).toBeGreaterThan(0);
    for (const operation of reading) {
      const asked = on(operation);
      const query = asked.query.replaceAll('example', CANARY);
      const { text } = await send({ ...asked, query }, owner).expect(200);
      if (OF_VALUES.has(operation.name)) expect(text, operation.name).toMatch(/"items":\[\{/);
      else if (OF_ID.has(operation.name)) expect(text).toContain(ids['/api/devices']);
      else expect(text, operation.name).toContain(CANARY);
    }
    for (const operation of operations.filter((each) => lists(each) && !WITHOUT_WORDS.has(each.name))) {
      const { text } = await send(lookingFor(operation), owner).expect(200);
      const told = [CANARY, ...Object.values(ids)].filter((each) => text.includes(each));
      expect(told, operation.name).not.toEqual([]);
    }
  });

  it('to somebody without a session: 401, and nothing changes', async () => {
    const before = await checksum();
    for (const operation of operations.filter(({ name }) => !PUBLIC.has(name))) {
      const { status, body } = await send(on(operation));
      expect([operation.name, status, body.code]).toEqual([operation.name, 401, 'signed_out']);
    }
    await expect(checksum()).resolves.toEqual(before);
  });

  it('A2: to another user with the owner’s ids: 404, word for word as for an id that nobody has', async () => {
    const before = await checksum();
    const named = operations.filter((each) => hasId(each) && !isAdmin(each) && !BY_OWN_ID.has(each.name));
    for (const operation of named) {
      const [theirs, nobodys] = [
        await send(on(operation), stranger),
        await send(on(operation, NOBODYS), stranger),
      ];
      expect([operation.name, theirs.status]).toEqual([operation.name, 404]);
      expect({ ...theirs.body, requestId: '' }).toEqual({ ...nobodys.body, requestId: '' });
    }
    await expect(checksum()).resolves.toEqual(before);
  });

  it('to another user who lists or searches: nothing of the owner’s', async () => {
    for (const operation of operations.filter(lists)) {
      const { text } = await send(lookingFor(operation), stranger).expect(
        OF_OWN_SERIES.get(operation.name) ?? 200,
      );
      // What was asked may be told back.
      const asked = new RegExp(`"(correctedQuery|words)":"${CANARY}"|^\\{"metric":"${CANARY}"`, 'g');
      const told = text.replaceAll(asked, '');
      expect(told, operation.name).not.toContain(CANARY);
      for (const id of Object.values(ids)) expect(text, operation.name).not.toContain(id);
    }
  });

  it('to somebody who is no admin: 403, and nothing changes', async () => {
    const before = await checksum();
    const closed = operations.filter(isAdmin);
    expect(closed.length).toBeGreaterThan(0);
    for (const operation of closed) {
      const { status, body } = await send(on(operation), stranger);
      expect([operation.name, status, body.code]).toEqual([operation.name, 403, 'not_allowed']);
    }
    await expect(checksum()).resolves.toEqual(before);
  });

  it('to an admin who wants to read what people told their twin: 404', async () => {
    const root = await signIn('root');
    for (const operation of operations.filter((each) => hasId(each) && !changes(each) && !isAdmin(each))) {
      await send(on(operation), root).expect(404);
    }
  });

  // Refused before anything is asked of the database, so on one of them.
  if (oneDriver.includes(driver))
    it.each<[string, object, string, number]>([
      ['without our header', { 'Sec-Fetch-Site': 'same-origin' }, 'application/json', 403],
      ['from another site', { ...OUR_PAGE, 'Sec-Fetch-Site': 'cross-site' }, 'application/json', 403],
      ['from a sibling domain', { ...OUR_PAGE, 'Sec-Fetch-Site': 'same-site' }, 'application/json', 403],
      ['from an address bar', { ...OUR_PAGE, 'Sec-Fetch-Site': 'none' }, 'application/json', 403],
      [
        'from another origin',
        { 'X-Twyn-Client': 'web', Origin: 'https://evil.example' },
        'application/json',
        403,
      ],
      ['as plain text', OUR_PAGE, 'text/plain', 415],
      ['as a form', OUR_PAGE, 'application/x-www-form-urlencoded', 415],
      ['as an upload form', OUR_PAGE, 'multipart/form-data; boundary=x', 415],
    ])(
      'C1: to a change %s, with the owner’s cookie: refused, and nothing changes',
      async (_, headers, type, status) => {
        const before = await checksum();
        for (const operation of operations.filter(changes)) {
          const answer = await send({ ...on(operation), body: undefined }, owner, {
            ...headers,
            'Content-Type': type,
          })
            .serialize((raw) => raw as string)
            .send(JSON.stringify(operation.body ?? {}));
          expect([operation.name, answer.status]).toEqual([operation.name, status]);
        }
        await expect(checksum()).resolves.toEqual(before);
      },
    );

  it('C1: reading twice changes nothing', async () => {
    const before = await checksum();
    for (const operation of operations.filter(reads)) {
      await send(on(operation), owner);
      await send(on(operation), owner);
    }
    await expect(checksum()).resolves.toEqual(before);
  });

  it('C2: shares its answers with no other origin, however it is spelled', async () => {
    for (const origin of [
      'https://evil.example',
      'null',
      'http://localhost:8080.evil.example',
      'HTTP://LOCALHOST:8080',
    ]) {
      const { headers } = await send({ method: 'get', path: '/api/me' }, owner, { Origin: origin });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});
