import { useState } from 'react';
import * as z from 'zod/mini';
import {
  type CustomModel,
  type CustomModelTest,
  useSaveCustomModelMutation,
  useTestCustomModelMutation,
} from '../api/model.api';
import { isApiError } from '../../../api/api-error';
import { type SchemaForm, useSchemaForm } from '../../../components/form/use-schema-form';
import { notify } from '../../../lib/notify';
import { apiKeyOf, hostOf, isSameServer, type KeyChoice } from '../lib/custom-server';

const schema = z.object({
  url: z.string().check(
    z.trim(),
    z.refine((url) => URL.canParse(url), 'Enter an address such as https://api.example/v1.'),
  ),
  name: z.string().check(z.trim(), z.minLength(1, 'Enter the name of the model.')),
});
type Server = z.output<typeof schema>;

export interface CustomModelFormState extends Pick<SchemaForm<Server, Server>, 'field'> {
  /** Whether the model name field is filled. */
  isNamed: boolean;
  key: KeyChoice;
  setKey: (key: KeyChoice) => void;
  /** Whether the saved key applies: the URL still points to its server. */
  isKeyKept: boolean;
  /** Test result for the current field values. */
  result: CustomModelTest | undefined;
  /** Models the server listed in the last test. */
  models: readonly string[];
  isTesting: boolean;
  isSaving: boolean;
  test: () => Promise<void>;
  save: () => Promise<void>;
}

/** State of the form: editing, testing and saving. */
export function useCustomModelForm(own: CustomModel | null, onSaved: () => void): CustomModelFormState {
  const hasReadableKey = own?.hasKey === true && !own.isKeyLost;
  const { field, watch, trigger, setError, handleSubmit } = useSchemaForm({
    schema,
    defaultValues: { url: own?.url ?? '', name: own?.name ?? '' },
    arriveAt: 'url',
  });
  const [url, name] = watch(['url', 'name']).map((text) => text.trim()) as [string, string];
  const [choice, setKey] = useState<KeyChoice>(
    hasReadableKey ? { kind: 'keep' } : { kind: 'enter', text: '' },
  );
  const [runTest, { data, originalArgs, isLoading: isTesting }] = useTestCustomModelMutation();
  const [runSave, { isLoading: isSaving }] = useSaveCustomModelMutation();

  const isKeyKept = hasReadableKey && isSameServer(own.url, url);
  const key: KeyChoice = choice.kind !== 'enter' && !isKeyKept ? { kind: 'enter', text: '' } : choice;
  const apiKey = apiKeyOf(key, own);
  const withKey = apiKey !== undefined && { apiKey };
  const asked = { url, ...(name !== '' && { name }), ...withKey };
  const isCurrent = JSON.stringify(originalArgs?.testCustomModel) === JSON.stringify(asked);

  const save = handleSubmit(async (server) => {
    const { data: saved, error } = await runSave({ saveCustomModel: { ...server, ...withKey } });
    const refused = isApiError(error) ? error.fields.find(({ path }) => path === 'url') : undefined;
    if (refused) setError('url', { message: refused.message });
    if (!saved) return;
    const isKeyGone = own?.hasKey === true && !saved.hasKey;
    notify.success(isKeyGone ? `Saved. The key for ${hostOf(own.url)} was deleted` : 'Your server is saved');
    onSaved();
  });

  return {
    field,
    isNamed: name !== '',
    key,
    setKey,
    isKeyKept,
    result: isCurrent && !isTesting ? data : undefined,
    models: data?.models.map((model) => model.name) ?? [],
    isTesting,
    isSaving,
    test: async () => {
      if (await trigger('url')) await runTest({ testCustomModel: asked });
    },
    save,
  };
}
