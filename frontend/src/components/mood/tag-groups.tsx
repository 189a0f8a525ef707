import { Box, Chip, Row, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useListMoodTagsQuery } from '../../shared/mood/api/mood.api';
import { ChipAdder } from './chip-adder';
import { isSameTag, type MoodTag } from './mood-fields';

interface TagGroupsProps {
  chosen: readonly MoodTag[];
  onChange: (chosen: readonly MoodTag[]) => void;
}

/** What went with the mood, in groups of one's own. A tag that is not there yet is made with the entry. */
export function TagGroups({ chosen, onChange }: TagGroupsProps): ReactElement {
  const { data } = useListMoodTagsQuery();
  const groups = offered(data?.items ?? [], chosen);
  const toggle = (tag: MoodTag): void => {
    const others = chosen.filter((each) => !isSameTag(each, tag));
    onChange(others.length < chosen.length ? others : [...chosen, tag]);
  };
  const add = (tag: MoodTag): void => {
    if (!chosen.some((each) => isSameTag(each, tag))) onChange([...chosen, tag]);
  };
  return (
    <Stack spacing={1.5}>
      {groups.map(({ name: group, tags }) => (
        <Box
          key={group}
          role="group"
          aria-label={group}
          sx={{
            display: 'grid',
            gap: 1,
            alignItems: 'baseline',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '96px minmax(0, 1fr)' },
          }}
        >
          <Text variant="caption" tone="muted">
            {group}
          </Text>
          <Row gap={0.75}>
            {tags.map((name) => {
              const isChosen = chosen.some((each) => isSameTag(each, { group, name }));
              return (
                <Chip
                  key={name}
                  label={name}
                  selected={isChosen}
                  {...(isChosen && { icon: 'check' as const })}
                  onClick={() => toggle({ group, name })}
                />
              );
            })}
            <ChipAdder label={`Add to ${group}`} words="Add" onAdd={(name) => add({ group, name })} />
          </Row>
        </Box>
      ))}
    </Stack>
  );
}

interface Group {
  name: string;
  isArchived: boolean;
  tags: readonly { name: string; isArchived: boolean }[];
}

/** What is not archived, and what the entry has already. */
function offered(groups: readonly Group[], chosen: readonly MoodTag[]): { name: string; tags: string[] }[] {
  const shown = groups
    .filter(({ isArchived }) => !isArchived)
    .map(({ name, tags }) => ({
      name,
      tags: tags.filter(({ isArchived }) => !isArchived).map((tag) => tag.name),
    }));
  for (const { group, name } of chosen) {
    const own = shown.find((each) => each.name.toLowerCase() === group.toLowerCase());
    if (!own) shown.push({ name: group, tags: [name] });
    else if (!own.tags.some((tag) => tag.toLowerCase() === name.toLowerCase())) own.tags.push(name);
  }
  return shown;
}
