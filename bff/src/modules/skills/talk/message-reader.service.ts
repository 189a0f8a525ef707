import { Injectable } from '@nestjs/common';
import { type Home, NO_HOME } from '../../home/home.service.js';
import { LanguageService } from '../../language/language.service.js';
import { type NameSources } from '../../language/matching/names.js';
import { type Pack } from '../../language/pack/pack.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { type Act, type Understanding, type UnderstandingContext } from '../../language/understanding.js';
import { type ExecuteOptions } from '../handlers/skill-executor.service.js';
import { type SkillCatalogue } from '../kit/skill-catalogue.js';
import { type DialogueState, RunsService } from '../runs/runs.service.js';
import { ownWords, type SkillContext, type SpokenContext } from '../skill.js';
import { Surroundings } from './surroundings.service.js';

/** Messages that a short one may go on with. */
const WORDS_BEFORE = 3;

/** What is said, as it is understood. */
export interface SaidMessage {
  readonly text: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly home: Home;
  readonly understanding: Understanding;
  readonly phrases: TwinPhrases;
  readonly now: Date;
  /** The room in which it is said, where that is known. */
  readonly areaId?: string | undefined;
}

/** One message, with all that is known where it was said. */
export interface ReadMessage extends SaidMessage {
  readonly context: SpokenContext;
  readonly occasion: ExecuteOptions;
  readonly state: DialogueState;
  readonly pack: Pack;
  /** By what the user calls things. */
  readonly own: NameSources;
}

/** A sentence without a conversation around it. */
export interface SaidAlone {
  readonly userId: string;
  readonly text: string;
  readonly home: Home;
  readonly timeZone: string;
  readonly areaId?: string | undefined;
  readonly now?: Date;
}

/** Reads a message where it was said: by the names of the home, and after what was said before. */
@Injectable()
export class MessageReader {
  constructor(
    private readonly surroundings: Surroundings,
    private readonly language: LanguageService,
    private readonly runs: RunsService,
  ) {}

  get skills(): SkillCatalogue {
    return this.surroundings.skills;
  }

  /** Closes the question that waited: whatever is said next, a yes that comes later is not one to it. */
  async read(context: SkillContext): Promise<ReadMessage> {
    const { userId, conversationId, messageId, answerId, channel, timeZone, text } = context;
    const { disabledContexts = [], language } = context;
    const mayReadHome = !disabledContexts.includes('home');
    const [talk, home, moods, notes] = await Promise.all([
      this.runs.dialogueStateOf(userId, conversationId),
      mayReadHome ? this.surroundings.homes.read(userId, { channel }) : NO_HOME,
      this.surroundings.moodWordsOf(userId),
      this.surroundings.notesOf(userId),
    ]);
    const own = { home, moods, ...notes };
    const isMine = talk.pending !== undefined && (await this.runs.close(userId, talk.pending.id));
    const state = isMine ? talk : { ...(talk.last && { last: talk.last }) };
    const understanding = this.language.understand(text, {
      ...{ userId, language, own, earlier: ownWords(context.turns) },
      ...((state.pending ?? state.last) && this.spokenBefore(state, context)),
    });
    const phrases = this.language.phrasesOf(understanding.language);
    const occasion: ExecuteOptions = {
      ...{ userId, timeZone, conversationId, messageId: answerId, channel, home, phrases },
      said: { conversationId, messageId, text, before: ownWords(context.turns)[0] },
      disabledContexts,
    };
    const pack = this.language.packOf(understanding.language);
    const said = { text, timeZone, home, understanding, phrases, now: this.surroundings.now };
    return { ...said, context: { ...context, phrases }, occasion, state, pack, own };
  }

  /** Where nothing was said before, and in the room where it is said. */
  readAlone({ userId, text, home, timeZone, areaId, now = this.surroundings.now }: SaidAlone): SaidMessage {
    const understanding = this.language.understand(text, {
      ...{ userId, own: { home } },
      ...(areaId !== undefined && { areaId }),
    });
    const phrases = this.language.phrasesOf(understanding.language);
    return { text, timeZone, home, understanding, phrases, now, areaId };
  }

  /** The message as if these words were said in its place. */
  readAs(text: string, { context: { userId }, understanding, own, ...said }: ReadMessage): SaidMessage {
    const { language } = understanding;
    const read = this.language.understand(text, { userId, language, own });
    return { ...said, text, understanding: read };
  }

  actOf(skill: string): Act | undefined {
    return this.language.actOf(skill);
  }

  /** By its words alone, where nothing may be read. */
  understand({ text, userId, language, turns }: SkillContext): Understanding {
    return this.language.understand(text, { userId, language, earlier: ownWords(turns) });
  }

  phrasesOf({ language }: Understanding): TwinPhrases {
    return this.language.phrasesOf(language);
  }

  /** Whether kindness comes before anything else. */
  needsCare({ clauses }: Understanding): boolean {
    return clauses.some(({ act }) => act === 'distress');
  }

  /** What was done or asked last, and the words that asked for it: a short message may leave them out. */
  private spokenBefore(
    { last, pending }: DialogueState,
    { turns }: SkillContext,
  ): Partial<UnderstandingContext> {
    const [asked] = pending?.asked ?? last?.asked ?? [];
    const lastAct = asked && this.language.actOf(asked.skill);
    return {
      // What was only offered is nothing that “it” could be.
      last: (last?.asked ?? []).flatMap(({ targets }) => targets),
      before: ownWords(turns).slice(0, WORDS_BEFORE).toReversed(),
      ...(lastAct && { lastAct }),
    };
  }
}
