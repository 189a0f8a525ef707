/** What the judge reads of an answer. */
export interface Heard {
  readonly acts: { act: string; isRead?: boolean }[];
  readonly effects: Effect[];
  readonly answer: string;
  readonly asked: boolean;
  readonly unknown: boolean;
  readonly asksForget?: string;
  readonly asksReplace?: boolean;
}

export interface Effect {
  readonly kind: string;
  readonly [name: string]: unknown;
}

interface Call {
  readonly skill: string;
  readonly parameters: Record<string, unknown>;
  readonly targets: readonly string[];
}

interface Action {
  readonly kind: string;
  readonly text?: string;
  readonly before?: string;
}

/** The parts of an answer of the chat that tell what was understood and done. */
export interface Answer {
  readonly text: string;
  readonly isClosest?: boolean;
  readonly citations?: readonly unknown[];
  readonly actions?: readonly Action[];
  readonly runs?: readonly { readonly outcome: string; readonly asked: readonly Call[] }[];
}

/** What labels call a metric of the product. */
const METRICS: Readonly<Record<string, readonly string[]>> = {
  'body-weight': ['weight', 'body weight'],
  'blood-pressure': ['blood pressure'],
  'heart-rate': ['pulse', 'heart rate'],
  'resting-heart-rate': ['resting heart rate', 'pulse', 'heart rate'],
  steps: ['steps'],
  'blood-sugar': ['blood sugar', 'glucose', 'blood glucose'],
  glucose: ['blood sugar', 'glucose', 'blood glucose'],
  inr: ['inr', 'INR'],
  'oxygen-saturation': ['oxygen saturation', 'oxygen', 'spo2', 'blood oxygen'],
  'body-temperature': ['body temperature', 'temperature', 'fever'],
  'body-fat': ['body fat'],
  'sleep-duration': ['sleep', 'sleep duration'],
};
/** The other unit in which people tell a metric: the same value in it is right. */
const IN_OTHER_UNIT: Readonly<Record<string, number>> = { 'blood-sugar': 18.015_6, glucose: 18.015_6 };
const HOME = /^(?:home|light|fan|climate|media|vacuum|valve)\b/;
const HOME_READ = /^(?:home\.query|climate\.get)/;
const UNKNOWN = /^(?:I don’t have anything|I have no|Dazu (?:habe|weiß) ich nichts)/;
/** Two times side by side, by what is counted in them. */
const COMPARISON = /^[^:\n]{1,60}: \S{1,20} (?:memor|Erinnerung)/;

/** Reads acts and effects from an answer, in the judge’s words. */
export function heardIn(answer: Answer, question: string): Heard {
  const { text, runs = [], actions = [], citations = [] } = answer;
  const calls = runs.flatMap(({ outcome, asked }) => asked.map((call) => ({ ...call, outcome })));
  const done = calls.filter(({ outcome }) => outcome === 'completed');
  const told = done.flatMap(effectsOf).map((effect) => named(effect, text));
  const effects = [...joinedLists(told), ...memoriesOf(actions, done, text)];
  const acts: { act: string; isRead?: boolean }[] = calls.map((call) => ({
    act: isPutRight(call) ? 'correct/forget' : actOfSkill(call.skill),
    ...(call.parameters.operation === 'query' && { isRead: true }),
  }));
  const isUnknown = UNKNOWN.test(text);
  if (acts.length === 0) acts.push({ act: actOfAnswer(text, question, citations.length > 0) });
  const waits = calls.find(({ outcome }) => outcome === 'awaiting_confirmation');
  return {
    acts,
    effects,
    answer: text,
    asked:
      /\?\s*$/.test(text.split('\n')[0] ?? '') || runs.some(({ outcome }) => outcome.startsWith('awaiting')),
    unknown: isUnknown,
    ...(waits?.skill === 'memory.forget' && { asksForget: text }),
    ...(waits?.skill === 'memory.correct' && { asksReplace: true }),
  };
}

/** A reading in the place of one that was told just before. */
function isPutRight({ skill, parameters: { isCorrection, insteadOf } }: Call): boolean {
  return skill === 'reading.log' && (isCorrection === true || insteadOf !== undefined);
}

function actOfSkill(skill: string): string {
  if (HOME.test(skill)) return 'command-home';
  if (/^(?:reminder|alarm|timer)/.test(skill)) return 'command-reminder';
  if (skill === 'list') return 'command-list';
  if (skill === 'reading.log') return 'log-reading';
  if (skill === 'mood.log') return 'log-mood';
  if (/query|recall|summar|compare/.test(skill)) return 'ask';
  if (skill === 'remember') return 'remember';
  if (/memory\.(?:forget|correct)|remove/.test(skill)) return 'correct/forget';
  if (/^(?:capabilities|talk)/.test(skill)) return 'smalltalk';
  return skill === 'clock' ? 'world' : 'other';
}

/** Without a run the answer’s own words tell what it is. */
function actOfAnswer(text: string, question: string, hasSource: boolean): string {
  if (hasSource || COMPARISON.test(text)) return 'ask';
  if (/^I haven’t (?:stored|saved)/.test(text)) return 'told';
  if (/^(?:I can’t tell the weather|Das Wetter kenne ich)/.test(text)) return 'world';
  if (UNKNOWN.test(text)) return /\?$/.test(question.trim()) || /^\p{L}+/u.test(question) ? 'ask' : 'none';
  if (
    /^(?:Hello|All right|OK|You(?: are|’re) welcome|I(?: am|’m)|Hallo|Guten? (?:Morgen|Tag|Abend|Nacht)|Alles klar|Hier ist alles gut|Bis bald|Gern|Danke|Ich bin)/i.test(
      text,
    )
  )
    return 'smalltalk';
  if (/Which one|What do you mean by|In which room|your home|brightness|I can do that only/.test(text))
    return 'command-home';
  return /remind|alarm/i.test(text) ? 'command-reminder' : 'none';
}

function effectsOf(call: Call): Effect[] {
  const { skill, parameters, targets } = call;
  const { operation, text, dueAt, item, items, list, durationSeconds, metric, value, diastolic, mood, word } =
    parameters;
  if (HOME_READ.test(skill)) return [{ kind: 'home-read', skill, targets, parameters }];
  if (HOME.test(skill)) return [{ kind: 'home', skill, targets, parameters }];
  if (operation === 'query' || operation === 'status') return [];
  switch (skill) {
    case 'list':
      return [
        {
          kind: 'list',
          op: operation === 'remove' && item === undefined && items === undefined ? 'clear' : operation,
          list: list ?? 'shopping',
          items: items ?? (item === undefined ? [] : [item]),
        },
      ];
    case 'reminder':
    case 'alarm':
      return [{ kind: skill, op: operation, text: text ?? '', at: dueAt, repeat: parameters.recurrence }];
    case 'timer.start':
      return [{ kind: 'timer', op: 'set', seconds: durationSeconds }];
    case 'timer.manage':
      return [{ kind: 'timer', op: operation, seconds: durationSeconds }];
    case 'reading.log': {
      const isPair = typeof diastolic === 'number';
      const names = METRICS[isPair ? 'blood-pressure' : String(metric)] ?? [
        String(metric).replaceAll('-', ' '),
      ];
      const factor = IN_OTHER_UNIT[String(metric)];
      const values = isPair
        ? [`${String(value)}/${String(diastolic)}`]
        : [value, ...(factor !== undefined ? [Number(value) * factor] : [])];
      return names.flatMap((name) =>
        values.map((each) => ({
          ...{ kind: 'reading', metric: name, value: each },
          ...(isPutRight(call) && { replaces: insteadOfIn(call) }),
        })),
      );
    }
    case 'mood.log':
      return [{ kind: 'mood', mood, word }];
    default:
      return [];
  }
}

function insteadOfIn({ parameters: { insteadOf } }: Call): unknown {
  return insteadOf ?? true;
}

/** What is cancelled or moved without being named, is named by the answer. */
function named(effect: Effect, answer: string): Effect {
  if (effect.kind !== 'reminder' && effect.kind !== 'alarm') return effect;
  const op = effect.op === 'remove' ? 'cancel' : effect.op;
  return { ...effect, op, ...(effect.text === '' && op !== 'set' && { text: answer }) };
}

/** Things that were put on one list in one message are one effect. */
function joinedLists(effects: readonly Effect[]): Effect[] {
  const joined: Effect[] = [];
  for (const effect of effects) {
    const same = joined.findIndex(
      ({ kind, op, list }) =>
        kind === 'list' && effect.kind === 'list' && op === effect.op && list === effect.list,
    );
    const before = joined[same];
    if (!before) joined.push(effect);
    else
      joined[same] = { ...before, items: [...(before.items as unknown[]), ...(effect.items as unknown[])] };
  }
  return joined;
}

function memoriesOf(actions: readonly Action[], done: readonly Call[], text: string): Effect[] {
  const isCorrection = done.some(({ skill }) => skill === 'memory.correct');
  const before = actions.find(({ kind }) => kind === 'memory.corrected')?.before ?? text;
  return actions
    .filter(({ kind }) => kind === 'memory.created')
    .map((action) => ({ kind: 'memory', text: action.text, ...(isCorrection && { replaces: before }) }));
}
