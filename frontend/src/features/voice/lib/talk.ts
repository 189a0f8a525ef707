/** Where something is said, and when it was last. */
interface Place {
  conversationId: string;
  at: Date;
}

export interface TalkServer {
  /** Where something was said last on the voice screen. */
  findLast: () => Promise<Place | null>;
  /** A conversation of its own. */
  begin: () => Promise<string>;
}

/** Nobody loses the thread because it struck midnight. */
const PAUSE_MS = 10 * 60_000;

/** In which conversation is spoken: in that of the day, also after a reload, or in a new one. */
export class Talk {
  private last: Place | null = null;

  /** The conversation for what is said now. */
  async open(server: TalkServer, now = new Date()): Promise<string> {
    const last = this.last ?? (await server.findLast());
    const conversationId = last && goesOn(last.at, now) ? last.conversationId : await server.begin();
    this.last = { conversationId, at: now };
    return conversationId;
  }

  /** It is not there any more. */
  forget(): void {
    this.last = null;
  }
}

function goesOn(at: Date, now: Date): boolean {
  return at.toDateString() === now.toDateString() || now.getTime() - at.getTime() < PAUSE_MS;
}
