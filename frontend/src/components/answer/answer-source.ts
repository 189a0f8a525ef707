import type { Message } from '../../shared/chat/api/chat.api';

export type AnswerSource = Message['citations'][number];
