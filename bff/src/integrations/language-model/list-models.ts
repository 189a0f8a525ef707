import { z } from 'zod';
import { ModelFailed } from './language-model.errors.js';

const TIMEOUT_MS = 2_000;
/** Some hosts have hundreds. */
const MAX_MODELS = 200;
const answer = z.object({ data: z.array(z.object({ id: z.string() })) });

/** What `GET /models` names. Throws `ModelFailed` when the server does not answer in two seconds, or with something else. */
export async function listModels(url: string, apiKey: string | undefined): Promise<string[]> {
  try {
    const response = await fetch(`${url.replace(/\/$/, '')}/models`, {
      headers: { ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }) },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { data } = answer.parse(response.ok ? await response.json() : undefined);
    return data.slice(0, MAX_MODELS).map(({ id }) => id);
  } catch (error) {
    throw new ModelFailed('away', undefined, error);
  }
}
