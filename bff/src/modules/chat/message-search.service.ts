import { Injectable } from '@nestjs/common';
import { stem, terms } from '../../common/language/terms.js';
import { tokenise } from '../../common/language/tokens.js';
import { toListTotal } from '../../common/list-total.js';
import { toConversation, toConversationTitle } from './chat.mapper.js';
import { type FoundMessage, type MessageSearch, type MessageSearchResults } from './message-search.dto.js';
import { type FoundMessageRow, MessageSearchRepository } from './message-search.repository.js';

/** A message with fewer of the asked words is about something else. */
const MIN_SHARE = 2 / 3;
const MAX_TERMS = 12;
const MAX_HIGHLIGHTS = 50;

/** Finds conversations by their titles, and what was said in them by its words. */
@Injectable()
export class MessageSearchService {
  constructor(private readonly messages: MessageSearchRepository) {}

  async search(userId: string, { query, limit }: MessageSearch): Promise<MessageSearchResults> {
    const inTitle = query.split(/\s+/u).slice(0, MAX_TERMS);
    const titled = await this.messages.findByTitle(userId, inTitle, limit);
    return {
      ...(await this.searchMessages(userId, query, limit)),
      conversations: titled.map(toConversation),
    };
  }

  private async searchMessages(
    userId: string,
    query: string,
    limit: number,
  ): Promise<Omit<MessageSearchResults, 'conversations'>> {
    const asked = [...new Set(terms(query))].slice(0, MAX_TERMS);
    if (asked.length === 0) return { items: [], ...toListTotal(0) };
    const atLeast = Math.ceil(MIN_SHARE * asked.length);
    const { rows, total } = await this.messages.find(userId, asked, { atLeast, limit });
    return { items: rows.map((row) => toFound(row, asked)), ...total };
  }
}

function toFound(row: FoundMessageRow, asked: readonly string[]): FoundMessage {
  const { id, role, text, createdAt, conversationId, title } = row;
  return {
    id,
    role,
    text,
    createdAt: createdAt.toISOString(),
    conversation: { id: conversationId, title: toConversationTitle(title) },
    highlights: tokenise(text)
      .filter(({ word }) => asked.includes(stem(word)))
      .slice(0, MAX_HIGHLIGHTS)
      .map(({ start, end }) => ({ start, end })),
  };
}
