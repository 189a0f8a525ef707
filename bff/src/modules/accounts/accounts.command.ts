import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Housekeeping } from './housekeeping.js';
import { StartError } from '../../common/start-error.js';
import { OpenMailService } from './mail/open-mail.service.js';
import { TakeOver } from './take-over.js';

const USAGE =
  'Usage: accounts import <auth-users.json> | mail | rotate-keys [--at-once] | disable <email> | enable <email>';

/** What whoever runs the server does with its accounts from the command line; answers with what there is to say. */
@Injectable()
export class AccountsCommand {
  constructor(
    private readonly housekeeping: Housekeeping,
    private readonly mail: OpenMailService,
    private readonly takeOver: TakeOver,
  ) {}

  async run([command, argument, ...rest]: string[]): Promise<string> {
    if (rest.length > 0) throw new StartError(USAGE);
    if (command === 'mail' && argument === undefined) return this.list();
    if (command === 'rotate-keys' && (argument === undefined || argument === '--at-once')) {
      return this.housekeeping.rotateKeys(argument !== undefined);
    }
    if (argument === undefined) throw new StartError(USAGE);
    if (command === 'import') return this.import(argument);
    if (command === 'disable') return this.housekeeping.setDisabled(argument, true);
    if (command === 'enable') return this.housekeeping.setDisabled(argument, false);
    throw new StartError(USAGE);
  }

  private async list(): Promise<string> {
    const { sends, items } = await this.mail.list();
    if (sends) return 'MAIL_URL is set: this server sends its email itself.';
    return items.map(({ kind, to, content }) => `${kind} ${to} ${content}`).join('\n') || 'Nothing waits.';
  }

  private async import(path: string): Promise<string> {
    const file = await readFile(path, 'utf8').catch(() => {
      throw new StartError(`${path} cannot be read.`);
    });
    const { takenOver, skipped } = await this.takeOver.run(file);
    const { sends } = await this.mail.list();
    const lines = takenOver.map(({ uid, email, link }) =>
      link === null
        ? `${uid}: without an address; nobody can choose a password for it`
        : `${email ?? uid}: ${sends ? 'the link for a new password is on its way' : link}`,
    );
    return [
      ...lines,
      ...skipped.map(({ uid, email }) => `${email ?? uid}: is here already, left alone`),
      `${String(takenOver.length)} accounts were taken over. Links for a new password work for a week.`,
    ].join('\n');
  }
}
