import { Badge, Button, Slider, Stack, Switch, VisuallyHidden } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { ConfirmButton } from '../confirm-button';
import type { Command, Control } from './entity-controls';
import type { EntityCommands } from './use-entity-commands';

interface EntityPartProps {
  name: string;
  commands: EntityCommands;
}

interface ControlProps<K extends Control['kind']> {
  control: Extract<Control, { kind: K }>;
  name: string;
  isBusy: boolean;
  onCommand: (command: Command) => Promise<void>;
}

/** The buttons and the switch of a device. */
export function EntityActions({ name, commands }: EntityPartProps): ReactElement[] {
  const shared = { name, isBusy: commands.isBusy, onCommand: commands.send };
  return commands.controls.flatMap((control) => {
    if (control.kind === 'button') return <CommandButton key={control.label} control={control} {...shared} />;
    return control.kind === 'switch' ? <OnOff key="switch" control={control} {...shared} /> : [];
  });
}

/** What of a device is set by feel; nothing where there is no such thing. */
export function EntitySliders({ name, commands }: EntityPartProps): ReactElement | null {
  const sliders = commands.controls.filter((control) => control.kind === 'slider');
  if (sliders.length === 0) return null;
  return (
    <Stack>
      {sliders.map(({ label, unit, command, range }) => (
        <Slider
          key={label}
          label={`${label} of ${name}`}
          valueText={(value) => `${String(value)}${unit}`}
          onCommit={(value) => void commands.send(command(value))}
          {...range}
        />
      ))}
    </Stack>
  );
}

/** Why it did not do what it was last asked for, said aloud as well. */
export function EntityProblem({ problem }: Pick<EntityCommands, 'problem'>): ReactElement {
  return (
    <div role="status">
      {problem !== undefined && (
        <Badge plain tone="warning">
          {problem}
        </Badge>
      )}
    </div>
  );
}

function OnOff({ control, name, onCommand }: ControlProps<'switch'>): ReactElement {
  return (
    <Switch
      label={<VisuallyHidden>{name}</VisuallyHidden>}
      checked={control.isOn}
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
      Anybody at the door can come in then.
    </ConfirmButton>
  );
}
