import { Button, Dialog, Row, Stack, Text, TextField } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { ConfirmButton } from '../../../../components/confirm-button';
import { FormActions } from '../../../../components/form/form-actions';
import { formatWhen } from '../../../../lib/format';
import { notify } from '../../../../lib/notify';
import { type Home, useListHomeEntitiesQuery } from '../../../../shared/home/api/home.api';
import {
  type HomeScene,
  useCaptureHomeSceneMutation,
  useChangeHomeSceneMutation,
  useRemoveHomeSceneMutation,
} from '../../api/scenes.api';
import { canBeCaptured } from '../../lib/scenes';
import { SceneDevices } from './scene-devices';

const MAX_LENGTH = 255;

interface SceneDialogProps {
  /** The one that is changed; none: a new one. */
  scene?: HomeScene;
  areas: Home['areas'];
  onClose: () => void;
}

/** What a scene is called and which devices it sets, each as it is at the moment. */
export function SceneDialog({ scene, areas, onClose }: SceneDialogProps): ReactElement {
  const { data: home } = useListHomeEntitiesQuery();
  const [capture, captured] = useCaptureHomeSceneMutation();
  const [change, changed] = useChangeHomeSceneMutation();
  const [name, setName] = useState(scene?.name ?? '');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(scene?.entities.map(({ entity }) => entity)),
  );
  const [isTried, setIsTried] = useState(false);
  const entities = (home?.items ?? []).filter((each) => chosen.has(each.id) || canBeCaptured(each));
  const done = (data: HomeScene | undefined): void => {
    if (!data) return;
    notify.success(`Saved: ${data.name}`);
    onClose();
  };
  const save = async (): Promise<void> => {
    setIsTried(true);
    const body = { name: name.trim(), entities: [...chosen] };
    if (body.name === '' || chosen.size === 0) return;
    const answer = scene
      ? await change({ id: scene.id, changeScene: body })
      : await capture({ captureScene: body });
    done(answer.data);
  };
  return (
    <Dialog open title={scene ? `Edit ${scene.name}` : 'New scene'} keepOpenOnBackdrop onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack spacing={2}>
          <Text>Each device that you choose is kept as it is now. Guarded ones are no part of a scene.</Text>
          <TextField
            label="Name"
            value={name}
            maxLength={MAX_LENGTH}
            error={isTried && name.trim() === '' ? 'Enter a name.' : undefined}
            onChange={(event) => setName(event.target.value)}
          />
          <SceneDevices entities={entities} areas={areas} chosen={chosen} onChoose={setChosen} />
          {isTried && chosen.size === 0 && (
            <Text tone="danger" role="alert">
              Choose a device at least.
            </Text>
          )}
          {scene && <Further scene={scene} onDone={done} onClose={onClose} />}
          <FormActions isBusy={captured.isLoading || changed.isLoading} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}

interface FurtherProps {
  scene: HomeScene;
  onDone: (scene: HomeScene | undefined) => void;
  onClose: () => void;
}

function Further({ scene: { id, name, capturedAt }, onDone, onClose }: FurtherProps): ReactElement {
  const [change, { isLoading }] = useChangeHomeSceneMutation();
  const [remove] = useRemoveHomeSceneMutation();
  const again = async (): Promise<void> =>
    onDone((await change({ id, changeScene: { isCapturedAnew: true } })).data);
  const confirm = async (): Promise<void> => {
    const { error } = await remove({ id });
    if (error === undefined) onClose();
  };
  return (
    <Stack spacing={1}>
      <Text variant="caption">Kept as it was {formatWhen(capturedAt)}.</Text>
      <Row>
        <Button size="sm" loading={isLoading} onClick={() => void again()}>
          Keep it as it is now
        </Button>
        <ConfirmButton
          button={(ask) => (
            <Button size="sm" tone="quiet" onClick={ask}>
              Remove
            </Button>
          )}
          title={`Remove ${name}?`}
          confirmLabel="Remove"
          onConfirm={confirm}
        >
          The scene and what was done with it are deleted permanently. Its devices stay as they are.
        </ConfirmButton>
      </Row>
    </Stack>
  );
}
