import { Button, ItemRow, Row, Slider, Stack, Switch, VisuallyHidden } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { type HomeEntity, useActOnHomeEntityMutation } from '../../shared/home/api/home.api';
import { ConfirmButton } from '../confirm-button';
import { type Command, type Control, controlsOf } from './entity-controls';
import { stateLabel } from './entity-labels';
import { useTemperatureUnit } from './use-temperature-unit';

interface ControlProps<K extends Control['kind']> {
  control: Extract<Control, { kind: K }>;
  name: string;
  isBusy: boolean;
  onCommand: (command: Command) => Promise<void>;
}

/** One thing of the home: how it is, and what can be done with it. */
export function EntityRow({ entity }: { entity: HomeEntity }): ReactElement {
  const [act, { isLoading }] = useActOnHomeEntityMutation();
  const handleCommand = async (command: Command): Promise<void> => {
    await act({ id: entity.id, actOnEntity: command });
  };
  const unit = useTemperatureUnit();
  const controls = controlsOf(entity, unit);
  const shared = { name: entity.name, isBusy: isLoading, onCommand: handleCommand };
  const sliders = controls.filter((control) => control.kind === 'slider');
  return (
    <ItemRow
      title={entity.name}
      secondary={stateLabel(entity, unit)}
      action={
        <Row gap={1.5}>
          {controls.map((control) => {
            if (control.kind === 'button')
              return <CommandButton key={control.label} control={control} {...shared} />;
            return control.kind === 'switch' && <OnOff key="switch" control={control} {...shared} />;
          })}
        </Row>
      }
    >
      {sliders.length > 0 && (
        <Stack>
          {sliders.map(({ label, unit, command, range }) => (
            <Slider
              key={label}
              label={`${label} of ${entity.name}`}
              valueText={(value) => `${String(value)}${unit}`}
              onCommit={(value) => void handleCommand(command(value))}
              {...range}
            />
          ))}
        </Stack>
      )}
    </ItemRow>
  );
}

function OnOff({ control, name, isBusy, onCommand }: ControlProps<'switch'>): ReactElement {
  return (
    <Switch
      label={<VisuallyHidden>{name}</VisuallyHidden>}
      checked={control.isOn}
      disabled={isBusy}
      onChange={() => void onCommand(control.isOn ? control.off : control.on)}
    />
  );
}

function CommandButton({ control, name, isBusy, onCommand }: ControlProps<'button'>): ReactElement {
  const { label, command, asksFirst = false } = control;
  const button = (handleClick: () => void): ReactElement => (
    <Button size="sm" loading={isBusy} aria-label={`${label} ${name}`} onClick={handleClick}>
      {label}
    </Button>
  );
  if (!asksFirst) return button(() => void onCommand(command));
  return (
    <ConfirmButton
      button={button}
      title={`${label} ${name}?`}
      confirmLabel={label}
      onConfirm={() => onCommand(command)}
    >
      It is open to everybody at the door then.
    </ConfirmButton>
  );
}
