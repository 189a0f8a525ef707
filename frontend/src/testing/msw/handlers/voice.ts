import { http, type HttpHandler, HttpResponse } from 'msw/http';
import type { CommandResult } from '../../../api/skills.api';
import type { VoicePhrase, VoiceUtterance } from '../../../api/voice.api';
import { problem } from '../problem';

const AT = '2026-05-03T10:00:00.000Z';

export interface VoiceServer {
  readonly said: VoiceUtterance[];
  readonly phrases: VoicePhrase[];
  /** The bodies of the commands that were run. */
  readonly run: { text: string; isConfirmed?: boolean }[];
  handlers: HttpHandler[];
}

const skills = ['home.turn_on', 'home.turn_off'].map((name) => ({
  name,
  description: `Does ${name}.`,
  examples: [`${name.replaceAll(/\W|_/g, ' ')} now`],
  risk: 'physical',
  parameters: {},
}));

/** What came of a command; a test states only what matters to it. */
export function makeResult(details: Partial<CommandResult> = {}): CommandResult {
  return { outcome: 'done', intents: [], answer: 'Done: Lamp.', actions: [], ...details };
}

/** A server that keeps what is said and taught, and answers commands with these results in turn, the last again and again. */
export function voiceServer(...results: CommandResult[]): VoiceServer {
  let said: VoiceUtterance[] = [];
  let phrases: VoicePhrase[] = [];
  const run: VoiceServer['run'] = [];
  let ids = 0;
  const newId = (): string => `11111111-1111-4111-8111-${String((ids += 1)).padStart(12, '0')}`;
  return {
    get said() {
      return said;
    },
    get phrases() {
      return phrases;
    },
    run,
    handlers: [
      http.post('/api/skills/run', async ({ request }) => {
        run.push((await request.json()) as (typeof run)[number]);
        return HttpResponse.json(results[run.length - 1] ?? results.at(-1) ?? makeResult());
      }),
      http.get('/api/skills', () => HttpResponse.json({ items: skills })),
      http.get('/api/voice/utterances', () => HttpResponse.json({ items: said, nextCursor: null })),
      http.post('/api/voice/utterances', async ({ request }) => {
        const utterance = { id: newId(), at: AT, ...((await request.json()) as object) } as VoiceUtterance;
        said = [utterance, ...said];
        return HttpResponse.json(utterance, { status: 201 });
      }),
      http.patch('/api/voice/utterances/:id', async ({ params, request }) => {
        const changes = (await request.json()) as Partial<VoiceUtterance>;
        said = said.map((each) => (each.id === params['id'] ? { ...each, ...changes } : each));
        return HttpResponse.json(said.find(({ id }) => id === params['id']));
      }),
      http.delete('/api/voice/utterances/:id', ({ params }) => {
        said = said.filter(({ id }) => id !== params['id']);
        return new HttpResponse(null, { status: 204 });
      }),
      http.delete('/api/voice/utterances', () => {
        said = [];
        return new HttpResponse(null, { status: 204 });
      }),
      http.get('/api/voice/phrases', () => HttpResponse.json({ items: phrases })),
      http.post('/api/voice/phrases', async ({ request }) => {
        const taught = (await request.json()) as { phrase: string; standsFor: string };
        if (phrases.some(({ phrase }) => phrase === taught.phrase))
          return problem(409, 'voice_phrase_taken', 'You have a phrase with these words already.');
        phrases = [...phrases, { id: newId(), createdAt: AT, ...taught }];
        return HttpResponse.json(phrases.at(-1), { status: 201 });
      }),
      http.put('/api/voice/phrases/:id', async ({ params, request }) => {
        const taught = (await request.json()) as { phrase: string; standsFor: string };
        phrases = phrases.map((each) => (each.id === params['id'] ? { ...each, ...taught } : each));
        return HttpResponse.json(phrases.find(({ id }) => id === params['id']));
      }),
      http.delete('/api/voice/phrases/:id', ({ params }) => {
        phrases = phrases.filter(({ id }) => id !== params['id']);
        return new HttpResponse(null, { status: 204 });
      }),
    ],
  };
}
