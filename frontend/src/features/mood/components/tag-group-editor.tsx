import { Button, Icon, IconButton, Row, Stack, TextField } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { MAX_WORD_LENGTH } from '../../../components/mood/mood-fields';
import { randomUuid } from '../../../lib/random-uuid';
import type { DraftGroup, DraftTag } from '../lib/tag-draft';

interface TagGroupEditorProps {
  group: DraftGroup;
  onChange: (changed: DraftGroup) => void;
}

/** A group and its tags, each with its name and whether it is offered. */
export function TagGroupEditor({ group, onChange }: TagGroupEditorProps): ReactElement {
  const change = (key: string, changes: Partial<DraftTag>): void =>
    onChange({ ...group, tags: group.tags.map((tag) => (tag.key === key ? { ...tag, ...changes } : tag)) });
  const name = group.name === '' ? 'new group' : group.name;
  return (
    <Stack spacing={1} component="section" aria-label={name}>
      <NameField
        label="Group"
        isShown
        tag={group}
        onChange={(changes) => onChange({ ...group, ...changes })}
      />
      {!group.isArchived && (
        <Stack spacing={0.75} sx={{ pl: 2 }}>
          {group.tags.map((tag) => (
            <NameField
              key={tag.key}
              label={`Tag of ${name}`}
              tag={tag}
              onChange={(changes) => change(tag.key, changes)}
            />
          ))}
          <Row>
            <Button
              size="sm"
              tone="quiet"
              startIcon={<Icon name="plus" size={16} />}
              onClick={() => {
                const tag = { key: randomUuid(), id: null, name: '', isArchived: false };
                onChange({ ...group, tags: [...group.tags, tag] });
              }}
            >
              Add to {name}
            </Button>
          </Row>
        </Stack>
      )}
    </Stack>
  );
}

interface NameFieldProps {
  label: string;
  isShown?: boolean;
  tag: DraftTag;
  onChange: (changes: Partial<DraftTag>) => void;
}

function NameField({ label, isShown = false, tag, onChange }: NameFieldProps): ReactElement {
  const { name, isArchived } = tag;
  return (
    <TextField
      label={label}
      hideLabel={!isShown}
      maxLength={MAX_WORD_LENGTH}
      value={name}
      disabled={isArchived}
      onChange={(event) => onChange({ name: event.target.value })}
      endAdornment={
        <IconButton
          size="sm"
          label={`${isArchived ? 'Bring back' : 'Archive'} ${name}`}
          icon={<Icon name={isArchived ? 'undo' : 'archive'} size={18} />}
          onClick={() => onChange({ isArchived: !isArchived })}
        />
      }
    />
  );
}
