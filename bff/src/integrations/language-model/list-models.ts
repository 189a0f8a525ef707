import { z } from 'zod';
import { requestServer, type ServerAddress } from '../server-request.js';
import { ModelFailed, reasonOf } from './language-model.errors.js';

const TIMEOUT_MS = 2_000;
/** Some hosts have hundreds. */
const MAX_MODELS = 200;
const answer = z.object({ data: z.array(z.object({ id: z.string() })) });

/** What `GET /models` names. Throws `ModelFailed` when the server does not answer in two seconds, or with something else. */
export async function listModels(server: ServerAddress): Promise<string[]> {
  try {
    const response = await requestServer(server, '/models', { reason: 'model-check', timeoutMs: TIMEOUT_MS });
    if (!response.ok) throw new ModelFailed(reasonOf(response.status));
    const { data } = answer.parse(await response.json());
    return data.slice(0, MAX_MODELS).map(({ id }) => id);
  } catch (error) {
    throw error instanceof ModelFailed ? error : new ModelFailed('away', undefined, error);
  }
}
