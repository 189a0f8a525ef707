import { Box, Button, Glyph, ItemRow, Row } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { draftState } from '../../../shared/chat/draft-state';
import { paths } from '../../../lib/paths';
import { RISKS, type Skill } from '../lib/skill-groups';

/** A whole sentence takes as many lines as it needs. */
const SENTENCES = { '&& button': { height: 'auto', py: 0.75, whiteSpace: 'normal', textAlign: 'start' } };

/** One thing that the twin can do, with sentences that ask for it. */
export function SkillRow({ skill }: { skill: Skill }): ReactElement {
  const navigate = useNavigate();
  const { description, examples, icon, risk } = skill;
  return (
    <ItemRow glyph={<Glyph domain="neutral" icon={icon} />} title={description} secondary={RISKS[risk]}>
      <Box sx={SENTENCES}>
        <Row>
          {examples.map((example) => (
            <Button
              key={example}
              size="sm"
              onClick={() => void navigate(paths.chat, { state: draftState(example) })}
            >
              {example}
            </Button>
          ))}
        </Row>
      </Box>
    </ItemRow>
  );
}
