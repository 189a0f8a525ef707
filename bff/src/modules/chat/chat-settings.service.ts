import { Injectable } from '@nestjs/common';
import { type ChatSettings } from './chat-settings.dto.js';
import { ChatSettingsRepository } from './chat-settings.repository.js';

const USUAL: ChatSettings = { learns: true };

@Injectable()
export class ChatSettingsService {
  constructor(private readonly settings: ChatSettingsRepository) {}

  async get(userId: string): Promise<ChatSettings> {
    return (await this.settings.find(userId)) ?? USUAL;
  }

  async save(userId: string, settings: ChatSettings): Promise<ChatSettings> {
    await this.settings.save(userId, settings);
    return settings;
  }
}
