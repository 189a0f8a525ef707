import { Button, Card, ItemRow } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../api/api-error';
import { notify } from '../../../lib/notify';
import { paths } from '../../../lib/paths';
import { useCreateAutomationMutation } from '../api/automations.api';
import { TEMPLATES } from '../lib/rule-parts';

/** Rules to begin with: each is kept switched off, and opens to be looked at. */
export function Templates(): ReactElement {
  const [create, { isLoading }] = useCreateAutomationMutation();
  const navigate = useNavigate();
  const use = async ({ name, rule }: (typeof TEMPLATES)[number]): Promise<void> => {
    const { data, error } = await create({ createAutomation: { name, rule, isEnabled: false } });
    if (!data) {
      notify.error(errorMessage(error));
      return;
    }
    notify.success('Kept switched off: look at it, and switch it on');
    void navigate(`${paths.automations}/${data.id}`);
  };
  return (
    <Card title="Start from one of these" padding="none" aria-label="Templates">
      <ul>
        {TEMPLATES.map((template) => (
          <li key={template.name}>
            <ItemRow
              title={template.name}
              secondary={template.why}
              action={
                <Button
                  size="sm"
                  tone="quiet"
                  disabled={isLoading}
                  aria-label={`Use ${template.name}`}
                  onClick={() => void use(template)}
                >
                  Use
                </Button>
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
