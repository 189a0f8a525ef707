import { type SkillCall } from '../kit/skill-handler.js';
import { readClause } from './clause-reading.js';
import { type MessageReader, type ReadMessage } from './message-reader.service.js';

/**
 * What waited, with the value in it that an answer says: “at 9” after “remind me to call Ana”. Undefined where it says
 * none. The answer is read as the end of a sentence of the skill, and what was known stays as it was.
 */
export function withValueOf(message: ReadMessage, reader: MessageReader): readonly SkillCall[] | undefined {
  const asked = message.state.pending?.asked ?? [];
  const open = asked.find(({ missing }) => missing === 'value');
  const manifest = open && reader.skills.find(open.skill);
  if (!open || !manifest || manifest.devices) return undefined;
  const ways = message.pack.skills.filter(({ skill }) => skill === open.skill);
  for (const lead of ways.flatMap(({ carriers }) => carriers)) {
    const completed = completedBy(lead, open, { message, reader });
    if (completed) return asked.map((call) => (call === open ? completed : call));
  }
  return undefined;
}

function completedBy(
  lead: string,
  open: SkillCall,
  { message, reader }: { readonly message: ReadMessage; readonly reader: MessageReader },
): SkillCall | undefined {
  const said = reader.readAs(`${lead} ${message.text}`, message);
  const [clause, ...others] = said.understanding.clauses;
  if (!clause || others.length > 0 || clause.chosen?.skill !== open.skill) return undefined;
  const reading = readClause(
    { ...clause, text: message.text },
    { ...said, skills: reader.skills, source: message.text },
  );
  const [read, ...more] = reading?.calls ?? [];
  if (!read || more.length > 0 || reading?.question !== undefined) return undefined;
  const { skill, targets } = open;
  return { skill, targets, parameters: { ...read.parameters, ...open.parameters } };
}
