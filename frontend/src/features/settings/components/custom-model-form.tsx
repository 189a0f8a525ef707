import { Button, Callout, Row, TextField } from '@twyn/design-system';
import { type ReactElement, useId } from 'react';
import type { CustomModel, CustomModelTest } from '../api/model.api';
import { useCustomModelForm } from '../hooks/use-custom-model-form';
import { hostOf } from '../lib/custom-server';
import { InlineForm } from './inline-form';
import { CustomModelKey } from './custom-model-key';

interface CustomModelFormProps {
  own: CustomModel | null;
  onClose: () => void;
}

export function CustomModelForm({ own, onClose }: CustomModelFormProps): ReactElement {
  const form = useCustomModelForm(own, onClose);
  const { field, isKeyKept, models, result } = form;
  const listId = useId();
  return (
    <InlineForm
      submitLabel="Save"
      isBusy={form.isSaving}
      failure={null}
      onSubmit={form.save}
      onCancel={onClose}
    >
      <TextField
        label="Address"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://api.example/v1"
        hint="As its provider gives it for OpenAI’s API; it often ends in /v1."
        {...field('url')}
      />
      <CustomModelKey
        choice={form.key}
        isKept={isKeyKept}
        hint={keyHint(own, isKeyKept)}
        onChange={form.setKey}
      />
      <TextField label="Model" autoComplete="off" list={listId} hint={modelHint(models)} {...field('name')} />
      <datalist id={listId}>
        {models.map((model) => (
          <option key={model} value={model} />
        ))}
      </datalist>
      <Row>
        <Button size="sm" loading={form.isTesting} onClick={() => void form.test()}>
          Test
        </Button>
      </Row>
      {result && <TestResult result={result} isNamed={form.isNamed} />}
    </InlineForm>
  );
}

function TestResult({ result, isNamed }: { result: CustomModelTest; isNamed: boolean }): ReactElement {
  if (result.outcome !== 'ok')
    return (
      <Callout tone={result.outcome === 'model-unknown' ? 'warning' : 'danger'}>{result.detail}</Callout>
    );
  return (
    <Callout tone="success">
      {isNamed ? 'The server answers, and has this model.' : 'The server answers. Choose one of its models.'}
    </Callout>
  );
}

function keyHint(own: CustomModel | null, isKeyKept: boolean): string {
  if (own?.hasKey && !own.isKeyLost && !isKeyKept)
    return `The kept key is for ${hostOf(own.url)}, and goes to no other server. Enter the one of this server.`;
  return 'If the server wants one. It’s kept encrypted, and never shown again.';
}

const NAMED = 4;

function modelHint(models: readonly string[]): string {
  if (models.length === 0) return 'As the server calls it. Test the address to choose from what it has.';
  const more = models.length - NAMED;
  return `It has ${models.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${String(more)} more` : ''}.`;
}
