import { StartError } from '../../../common/start-error.js';
import { type ConnectionSecrets } from './connection-secrets.js';
import { type SealedSecretsRepository } from './sealed-secrets.repository.js';

const USAGE = 'Usage: secrets renew';

/** Seals the secrets of homes with a new key while no server runs; answers with what there is to say. */
export class SecretsCommand {
  constructor(
    private readonly secrets: ConnectionSecrets,
    private readonly sealed: SealedSecretsRepository,
  ) {}

  async run([command, ...rest]: string[]): Promise<string> {
    if (command !== 'renew' || rest.length > 0) throw new StartError(USAGE);
    await this.secrets.beginRotation();
    const [all, lost] = [await this.sealed.findAll(), [] as string[]];
    let renewed = 0;
    for (const row of all) {
      const bytes = await this.secrets.renewed(row);
      if (bytes && (await this.sealed.replace(row, bytes))) renewed += 1;
      else if ((await this.secrets.open(row)) === null) lost.push(row.id);
    }
    const said = `${String(renewed)} of ${String(all.length)} secrets are sealed anew.`;
    if (lost.length > 0)
      return `${said} ${String(lost.length)} open with none of the keys and have to be entered again: ${lost.join(', ')}.`;
    await this.secrets.endRotation();
    return said;
  }
}
