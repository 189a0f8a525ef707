import { Badge, Box, Button, Card, ItemRow, Row, SegmentedControl, Stack, Switch } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { HomeEntity } from '../../../../shared/home/api/home.api';
import { type EntityRights as Rights, useChangeHomeEntityMutation } from '../../api/entities.api';

const ACTORS: readonly { actor: keyof Rights; label: string; hint: string }[] = [
  { actor: 'chat', label: 'Chat', hint: 'What you write in Ask' },
  { actor: 'voice', label: 'Voice', hint: 'What is said aloud' },
  { actor: 'rules', label: 'Automations', hint: 'What happens by itself' },
  { actor: 'models', label: 'Language models', hint: 'What a model decides' },
];
const CHOICES = [
  { value: 'none', label: 'Nothing' },
  { value: 'read', label: 'Read' },
  { value: 'act', label: 'Act' },
] as const;

/** Who may read or switch it in the place of its person; a screen is the person. */
export function EntityRights({ entity }: { entity: HomeEntity }): ReactElement {
  const { id, rights, isGuarded } = entity;
  const [change, { isLoading }] = useChangeHomeEntityMutation();
  const send = (changeHomeEntity: Parameters<typeof change>[0]['changeHomeEntity']): void =>
    void change({ id, changeHomeEntity });
  return (
    <Card
      title="Who may use it"
      padding="none"
      aria-label="Who may use it"
      actions={isGuarded && <Badge tone="warning">Guarded</Badge>}
    >
      <ul>
        {ACTORS.map(({ actor, label, hint }) => (
          <li key={actor}>
            <ItemRow
              wrapAction
              title={label}
              secondary={hint}
              action={
                <Row justify="end">
                  <SegmentedControl
                    label={`${label} may`}
                    options={CHOICES}
                    value={rights[actor]}
                    onChange={(right) => send({ rights: { ...rights, [actor]: right } })}
                  />
                </Row>
              }
            />
          </li>
        ))}
      </ul>
      <Box sx={{ px: { xs: 2, md: 2.5 }, py: 2, borderTop: 1, borderColor: 'border.hairline' }}>
        <Stack spacing={1.5}>
          <Switch
            label="Guarded"
            hint="To open it or switch it on needs your yes each time. No automation does it alone."
            checked={isGuarded}
            onChange={(event) => send({ isGuarded: event.target.checked })}
          />
          <div>
            <Button
              size="sm"
              tone="quiet"
              loading={isLoading}
              onClick={() => send({ rights: null, isGuarded: null })}
            >
              Back to usual for its kind
            </Button>
          </div>
        </Stack>
      </Box>
    </Card>
  );
}
