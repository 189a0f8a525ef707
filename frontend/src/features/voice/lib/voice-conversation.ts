/** Conversation and time of the last spoken message. */
interface LastMessage {
  conversationId: string;
  at: Date;
}

export interface ConversationServer {
  /** The last message of the voice screen; `null` when there is none. */
  findLast: () => Promise<LastMessage | null>;
  /** Creates a conversation and returns its id. */
  begin: () => Promise<string>;
}

/** A conversation may continue past midnight within this gap. */
const MAX_GAP_MS = 10 * 60_000;

/** Picks the conversation for spoken messages: today's, also after a reload, or a new one. */
export class VoiceConversation {
  private last: LastMessage | null = null;

  async open(server: ConversationServer, now = new Date()): Promise<string> {
    const last = this.last ?? (await server.findLast());
    const conversationId =
      last && isSameConversation(last.at, now) ? last.conversationId : await server.begin();
    this.last = { conversationId, at: now };
    return conversationId;
  }

  /** Call when the conversation no longer exists. */
  forget(): void {
    this.last = null;
  }
}

function isSameConversation(at: Date, now: Date): boolean {
  return at.toDateString() === now.toDateString() || now.getTime() - at.getTime() < MAX_GAP_MS;
}
