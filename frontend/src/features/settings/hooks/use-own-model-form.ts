import { useState } from 'react';
import {
  type OwnModel,
  type OwnModelTest,
  useSaveOwnModelMutation,
  useTestOwnModelMutation,
} from '../api/model.api';
import { isApiError } from '../../../api/api-error';
import { notify } from '../../../lib/notify';
import { apiKeyOf, hostOf, isSameServer, type KeyChoice } from '../lib/own-server';

interface OwnModelFields {
  url: string;
  name: string;
  key: KeyChoice;
}

export interface OwnModelFormState {
  fields: OwnModelFields;
  set: (changes: Partial<OwnModelFields>) => void;
  /** The kept key, where what is typed is still its server. */
  isKeyKept: boolean;
  /** Of what stands in the fields now. */
  result: OwnModelTest | undefined;
  /** What the server named when it was last tried. */
  models: readonly string[];
  problems: { url?: string; name?: string };
  isTesting: boolean;
  isSaving: boolean;
  test: () => void;
  /** Whether it was kept. */
  save: () => Promise<boolean>;
}

/** What is typed into the form, tried and kept. */
export function useOwnModelForm(own: OwnModel | null): OwnModelFormState {
  const hasReadableKey = own?.hasKey === true && !own.isKeyLost;
  const [fields, setFields] = useState<OwnModelFields>({
    url: own?.url ?? '',
    name: own?.name ?? '',
    key: hasReadableKey ? { kind: 'keep' } : { kind: 'enter', text: '' },
  });
  const [wish, setWish] = useState<'none' | 'test' | 'save'>('none');
  const [runTest, { data, originalArgs, isLoading: isTesting }] = useTestOwnModelMutation();
  const [runSave, { error, isLoading: isSaving }] = useSaveOwnModelMutation();

  const url = fields.url.trim();
  const name = fields.name.trim();
  const isKeyKept = hasReadableKey && isSameServer(own.url, url);
  const key: KeyChoice = fields.key.kind !== 'enter' && !isKeyKept ? { kind: 'enter', text: '' } : fields.key;
  const apiKey = apiKeyOf(key, own);
  const asked = { url, ...(name !== '' && { name }), ...(apiKey !== undefined && { apiKey }) };
  const isCurrent = JSON.stringify(originalArgs?.testOwnModel) === JSON.stringify(asked);
  const refused = isApiError(error) ? error.fields.find(({ path }) => path === 'url') : undefined;

  return {
    fields: { ...fields, key },
    set: (changes) => setFields({ ...fields, ...changes }),
    isKeyKept,
    result: isCurrent && !isTesting ? data : undefined,
    models: data?.models.map((model) => model.name) ?? [],
    problems: {
      ...(wish !== 'none' &&
        !URL.canParse(url) && { url: 'Enter an address such as https://api.example/v1.' }),
      ...(refused && { url: refused.message }),
      ...(wish === 'save' && name === '' && { name: 'Enter the name of the model.' }),
    },
    isTesting,
    isSaving,
    test: () => {
      setWish('test');
      if (URL.canParse(url)) void runTest({ testOwnModel: asked });
    },
    save: async () => {
      setWish('save');
      if (!URL.canParse(url) || name === '') return false;
      const { data: saved } = await runSave({ saveOwnModel: { ...asked, name } });
      if (!saved) return false;
      const isKeyGone = own?.hasKey === true && !saved.hasKey;
      notify.success(
        isKeyGone ? `Saved. The key for ${hostOf(own.url)} was deleted` : 'Your server is saved',
      );
      return true;
    },
  };
}
