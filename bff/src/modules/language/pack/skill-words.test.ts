import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  PlantsHandler,
  WATER_PLANTS,
} from '../../../testing/example/reminders/skills/plants/plants.skill.js';
import { type RunContext, type SkillCall } from '../../skills/kit/skill-handler.js';
import { type RemindersService } from '../../reminders/reminders.service.js';
import { ActClassifier } from '../acts/classifier.js';
import { vectorsOf } from '../acts/vectors.js';
import { Understander } from '../arbitration/understander.js';
import { packFolder } from '../languages.js';
import { TwinPhrases } from '../phrases/twin-phrases.js';
import { type Clause } from '../understanding.js';
import { loadPack } from './load-pack.js';
import { readSkillWords } from './skill-words.js';

const EXAMPLE = path.resolve(import.meta.dirname, '../../../testing/example');
const NOW = new Date('2026-11-25T10:00:00Z');
const SUNDAYS = { every: 'week', interval: 1, weekdays: [0] };

// The skill of docs/skills.md, as if its folder stood among the modules.
describe('a skill with a folder of its own', () => {
  let modules: string;
  beforeAll(() => {
    modules = mkdtempSync(path.join(tmpdir(), 'modules-'));
    cpSync(EXAMPLE, modules, { recursive: true });
    mkdirSync(path.join(modules, 'language'));
    symlinkSync(path.dirname(packFolder('en')), path.join(modules, 'language/packs'), 'dir');
  });
  afterAll(() => {
    rmSync(modules, { recursive: true });
  });
  const folderOf = (language: string): string => path.join(modules, 'language/packs', language);

  function understand(text: string, language: string): Clause | undefined {
    const pack = loadPack(folderOf(language));
    const classifier = ActClassifier.load(language, pack.lexicon);
    return new Understander(pack, classifier, vectorsOf(language)).understand(text).clauses[0];
  }

  it.each([
    ['en', 'Water the plants every Sunday', 'water the plants', 'every Sunday'],
    ['de', 'Gieß jeden Sonntag die Pflanzen', 'Pflanzen gießen', 'jeden Sonntag'],
  ])('is reached in %s, and answers in it', async (language, said, text, spoken) => {
    const clause = understand(said, language);
    expect(clause).toMatchObject({ decision: 'act', chosen: { skill: 'plants.water' } });
    const phrases = TwinPhrases.load(folderOf(language));
    const here = { now: NOW, timeZone: 'Europe/Vienna', text: said, phrases };
    const read = WATER_PLANTS.fromWords(clause?.chosen?.parameters ?? {}, here);
    const parameters = 'calls' in read ? (read.calls[0] ?? {}) : {};
    expect(WATER_PLANTS.parameters.parse(parameters)).toMatchObject({ text, recurrence: SUNDAYS });

    const recurrence = { ...SUNDAYS, start: '2026-11-29T09:00:00' };
    const box = { changes: [], add: () => Promise.resolve({ recurrence }) };
    const change = (_: string, work: (of: typeof box) => Promise<unknown>): Promise<unknown> => work(box);
    const handler = new PlantsHandler({ change } as unknown as RemindersService);
    const call: SkillCall = { skill: WATER_PLANTS.name, parameters, targets: [] };
    const { answer } = await handler.perform([call], { ...here, userId: 'ana' } as unknown as RunContext);
    expect(answer).toContain(`${spoken} `);
    expect(answer).toContain(text);
  });

  it('takes no telling for a wish', () => {
    expect(understand('I watered the plants on Sunday', 'en')?.decision).toBe('keep');
  });

  it.each(['en.yaml', 'de.yaml', 'plants.skill.ts'])('is shown in the documentation: %s', (name) => {
    const folder = path.join(EXAMPLE, 'reminders/skills/plants');
    const page = readFileSync(path.join(EXAMPLE, '../../../../docs/skills.md'), 'utf8');
    // Only its imports differ there.
    const [, code = ''] =
      /((?:export const|words:).*)/su.exec(readFileSync(path.join(folder, name), 'utf8')) ?? [];
    expect(code).not.toBe('');
    expect(page).toContain(code);
  });

  it('is in no pack of the product', () => {
    expect(
      readSkillWords(packFolder('en')).flatMap(({ words }) => Object.keys(words.skills ?? {})),
    ).not.toContain('plants.water');
  });
});
