import { AddressRefused } from '../../../../integrations/guard/address-rules.js';
import { ModelFailed } from '../../../../integrations/language-model/language-model.errors.js';
import { type LanguageModel } from '../../../../integrations/language-model/language-model.js';
import { WHY_REFUSED } from '../model.errors.js';
import { type CustomModelTest } from './custom-model.dto.js';

const UNREACHABLE =
  'Nothing answers there as a server of language models does. Check the address, and that it ends as the server wants it, often in /v1.';
const KEY_REFUSED = 'The server does not accept the key.';

/** Asks a server for its models, and says in words what is wrong with it, if anything is. */
export async function tried({ name, listModels }: LanguageModel): Promise<CustomModelTest> {
  let names: readonly string[];
  try {
    names = await listModels();
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    return { ...whyNot(error), models: [] };
  }
  const models = names.map((each) => ({ name: each }));
  // Ollama leaves the tag out.
  if (name === '' || names.includes(name) || names.includes(`${name}:latest`))
    return { outcome: 'ok', detail: null, models };
  return { outcome: 'model-unknown', detail: `The server names no model “${name}”.`, models };
}

function whyNot(failure: ModelFailed): Omit<CustomModelTest, 'models'> {
  const refused = addressRefusedBehind(failure);
  if (refused) return { outcome: 'address-refused', detail: WHY_REFUSED[refused.refusal] };
  if (failure.reason === 'key-refused') return { outcome: 'key-refused', detail: KEY_REFUSED };
  return { outcome: 'unreachable', detail: UNREACHABLE };
}

/** What a fetch fails for is wrapped, in the failure of the connection among others. */
function addressRefusedBehind(error: unknown): AddressRefused | undefined {
  if (error instanceof AddressRefused) return error;
  return error instanceof Error ? addressRefusedBehind(error.cause) : undefined;
}
