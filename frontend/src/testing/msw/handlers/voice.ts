import { http, type HttpHandler, HttpResponse } from 'msw/http';
import type { Message, SkillRun } from '../../../shared/chat/api/chat.api';
import type { TranscribedBy } from '../../../shared/chat/api/answer-stream';
import type { SpokenMessage, VoicePhrase } from '../../../features/voice/api/voice.api';
import { makeMessage } from '../../factories/conversation';
import { makeSkillRun } from '../../factories/skill-run';
import { problem } from '../problem';
import { eventStream, sendAnswer } from './chat';

const AT = '2026-05-03T10:00:00.000Z';

export interface VoiceServer {
  readonly said: SpokenMessage[];
  readonly phrases: VoicePhrase[];
  /** The bodies of the questions, and the conversations in which they were asked. */
  readonly asked: { text: string; transcribedBy: TranscribedBy; conversationId: string }[];
  handlers: HttpHandler[];
}

const skills = ['home.turn_on', 'home.turn_off'].map((name) => ({
  name,
  description: `Does ${name}.`,
  examples: [`${name.replaceAll(/\W|_/g, ' ')} now`],
  risk: 'physical',
  parameters: {},
}));

/** Something that was done by voice, or waits for a yes. */
export function makeRun(details: Partial<SkillRun> = {}): SkillRun {
  return makeSkillRun({
    id: '22222222-2222-4222-8222-222222222222',
    at: AT,
    channel: 'voice',
    skills: ['home.on'],
    targets: ['light.lamp'],
    result: 'Done: Lamp.',
    ...details,
  });
}

/** A server that keeps what is said and taught, and gives these answers in turn, the last again and again. */
export function voiceServer(...answers: Partial<Message>[]): VoiceServer {
  let said: SpokenMessage[] = [];
  let phrases: VoicePhrase[] = [];
  const asked: VoiceServer['asked'] = [];
  let ids = 0;
  const newId = (): string => `11111111-1111-4111-8111-${String((ids += 1)).padStart(12, '0')}`;
  return {
    get said() {
      return said;
    },
    get phrases() {
      return phrases;
    },
    asked,
    handlers: [
      http.get('/api/home/entities', () => HttpResponse.json({ items: [] })),
      http.get('/api/skills', () => HttpResponse.json({ items: skills })),
      http.post('/api/conversations', () =>
        HttpResponse.json(
          { id: newId(), title: '', createdAt: AT, updatedAt: AT, status: 'active' },
          { status: 201 },
        ),
      ),
      http.post('/api/conversations/:id/messages', async ({ params, request }) => {
        const { text, transcribedBy } = (await request.json()) as (typeof asked)[number];
        const conversationId = String(params['id']);
        const details = answers[asked.length] ?? answers.at(-1) ?? {};
        asked.push({ text, transcribedBy, conversationId });
        const question = makeMessage({ id: newId(), text });
        const answer = makeMessage({ id: newId(), role: 'twin', text: 'Done: Lamp.', ...details });
        said = [{ conversationId, transcribedBy, question, answer }, ...said];
        return eventStream((send) => sendAnswer(send, question, answer, { pieces: [answer.text] }));
      }),
      http.get('/api/spoken-messages', () => HttpResponse.json({ items: said, nextCursor: null })),
      http.delete('/api/spoken-messages', () => {
        said = [];
        return new HttpResponse(null, { status: 204 });
      }),
      http.post('/api/skills/runs/:id/undo', ({ params }) => {
        const undo = (run: SkillRun): SkillRun =>
          run.id === params['id'] ? { ...run, canUndo: false, undoneAt: AT } : run;
        said = said.map((each) => ({
          ...each,
          answer: { ...each.answer, runs: each.answer.runs.map(undo) },
        }));
        return HttpResponse.json(undo(makeRun({ id: String(params['id']) })));
      }),
      http.get('/api/voice/phrases', () => HttpResponse.json({ items: phrases })),
      http.post('/api/voice/phrases', async ({ request }) => {
        const taught = (await request.json()) as { phrase: string; command: string };
        if (phrases.some(({ phrase }) => phrase === taught.phrase))
          return problem(409, 'voice_phrase_taken', 'You have a phrase with these words already.');
        phrases = [...phrases, { id: newId(), createdAt: AT, ...taught }];
        return HttpResponse.json(phrases.at(-1), { status: 201 });
      }),
      http.put('/api/voice/phrases/:id', async ({ params, request }) => {
        const taught = (await request.json()) as { phrase: string; command: string };
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
