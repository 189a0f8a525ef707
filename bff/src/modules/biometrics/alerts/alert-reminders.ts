import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '../../../common/http/problem.js';
import { RemindersService } from '../../reminders/reminders.service.js';
import { SettingsService } from '../../users/settings/settings.service.js';
import { spokenValue } from '../reading-values.js';
import { shownValue } from '../shown-series.js';
import { shownUnit } from '../units.js';
import { type Looked } from './alert-readings.js';
import { ruleWords } from './alert-words.js';
import { type ReadingAlert } from './reading-alert.js';

/** Makes a reminder that is due of what an alert found. */
@Injectable()
export class AlertReminders {
  private readonly logger = new Logger(AlertReminders.name);

  constructor(
    private readonly reminders: RemindersService,
    private readonly settings: SettingsService,
  ) {}

  async remind(userId: string, alert: ReadingAlert, looked: Looked, now: Date): Promise<void> {
    const { metric, limit = alert.threshold, finding } = looked;
    const { units } = await this.settings.get(userId);
    const shown = { metric, unit: shownUnit(metric, units) };
    const rule = ruleWords(shown, alert, shownValue(metric, limit, { units }));
    const value = finding.value === null ? null : shownValue(metric, finding.value, { units });
    const text = value === null ? rule : `${rule}, now ${spokenValue(value, shown)}`;
    try {
      const reminder = { kind: 'reminder', text, dueAt: now, source: 'An alert on your readings' } as const;
      await this.reminders.create(userId, reminder);
    } catch (error) {
      // Somebody with no place for another reminder still sees it in the app.
      if (!(error instanceof DomainError)) throw error;
      this.logger.warn({ task: 'remind of a reading', code: error.code });
    }
  }
}
