import { z } from 'zod';
import { TOPICS } from './live-event.js';

const changed = z
  .object({ kind: z.literal('changed'), topic: z.enum(TOPICS), id: z.string().optional() })
  .meta({ id: 'ChangedEvent', description: 'Something of this topic is other than it was.' });

const stateChanged = z
  .object({
    kind: z.literal('state'),
    entityId: z.string(),
    state: z.string(),
    attributes: z.record(z.string(), z.unknown()),
  })
  .meta({
    id: 'StateChangedEvent',
    description:
      'A device of the home is in another state; of its attributes, those that changed, null for one that is gone.',
  });

const liveEvent = z.discriminatedUnion('kind', [changed, stateChanged]).meta({ id: 'LiveEvent' });

const nothing = z.object({});

/** What the stream sends: `event` is the event's name, `data` its JSON. */
export const liveMessage = z
  .discriminatedUnion('event', [
    z
      .object({ event: z.literal('ready'), data: nothing })
      .meta({ id: 'LiveReady', description: 'The stream is open and nothing was missed.' }),
    z
      .object({ event: z.literal('changes'), data: z.array(liveEvent) })
      .meta({ id: 'LiveChanges', description: 'What changed, each thing once.' }),
    z
      .object({ event: z.literal('resync'), data: nothing })
      .meta({ id: 'LiveResync', description: 'Something may have been missed: read everything again.' }),
    z.object({ event: z.literal('replaced'), data: nothing }).meta({
      id: 'LiveReplaced',
      description: 'More streams were opened than one person has. Nothing follows.',
    }),
    z
      .object({ event: z.literal('session.ended'), data: nothing })
      .meta({ id: 'LiveSessionEnded', description: 'The session has ended. Nothing follows.' }),
  ])
  .meta({ id: 'LiveMessage' });
export type LiveMessage = z.output<typeof liveMessage>;
