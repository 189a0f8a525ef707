export type AcceptDiscovered = {
  items: {
    /** A room of the home; left out, the one that it came with, which is made where it is missing. */
    area?: string | null;
    connection: string;
    externalId: string;
    name?: string;
  }[];
};
export type AcceptedEntities = {
  /** Of the entities, in the order of what was accepted. */
  ids: string[];
};
export type AccountDeletion = {
  /** The account’s email address, or "delete" for one without. */
  confirmation: string;
};
export type ActOnEntity = {
  /** What the service needs: brightness_pct, position, temperature, … */
  parameters?: {
    [key: string]: unknown;
  };
  /** As in Home Assistant, without the domain: turn_on, set_position, lock, … */
  service: string;
};
export type ActiveReadingAlerts = {
  items: {
    alert: ReadingAlert;
    firedAt: string;
    /** Since when it has held. */
    since: string;
    /** When it was told, in the unit that the user sees. */
    value: number;
    valueUnit: string;
  }[];
};
export type AddListItem = {
  text: string;
};
export type AddSampleData = {};
export type AdjustTimer = {
  /** How many more or, below nought, fewer. */
  seconds: number;
};
export type AiDashboard = {
  /** Of the days looked at. */
  answers: {
    /** What they cite comes closest and does not answer. */
    closest: number;
    ratings: {
      down: number;
      up: number;
    };
    total: number;
    withSources: number;
  };
  /** How much is known of each part of a life. */
  areas: {
    area: 'memories' | 'people' | 'places' | 'body' | 'mood' | 'home' | 'conversations';
    count: number;
    /** When the last of it came. */
    latest: string | null;
  }[];
  days: number;
  learned: {
    total: number;
    /** Memories of the last seven days. */
    week: number;
  };
  /** Where it did send something, of the days looked at; 50 machines at most, the most first. */
  left: OutsideHost[];
  questions: {
    count: number;
    date: string;
  }[];
  /** Where this server may send something of the user’s. */
  servers: {
    host: string;
    part: 'language-model' | 'embeddings' | 'speech-to-text' | 'text-to-speech' | 'mail' | 'sign-in' | 'home';
    place: 'this-machine' | 'private-network' | 'outside';
  }[];
  sources: {
    count: number;
    source: 'form' | 'paste' | 'message' | 'import' | 'sample';
  }[];
  /** Questions to which nothing was known, the latest first. */
  unanswered: {
    askedAt: string;
    conversationId: string;
    messageId: string;
    question: string;
  }[];
};
export type AnswerAutomation = {
  isYes: boolean;
  key: string;
};
export type AnswerTwinCheck = {
  choice: string;
};
export type AnswerTwinInterview = {
  text: string;
};
export type ArrangeMetrics = {
  metrics: string[];
};
export type ArrangeToday = {
  cards: TodayCard[];
};
export type AskAction = {
  kind: 'ask';
  text: string;
  timeoutSeconds: number;
};
export type AskTwin = {
  question: string;
};
export type AuthUser = {
  /** When the account was first seen here. */
  createdAt: string;
  customClaims: {
    admin: boolean;
  };
  displayName: string;
  email: string | null;
  emailVerified: boolean;
  id: string;
  photoURL: string | null;
  role: 'user' | 'admin';
  uid: string;
};
export type Automation = {
  id: string;
  isEnabled: boolean;
  isRunning: boolean;
  lastRanAt: string | null;
  name: string;
  /** The next time of its own. */
  nextAt: string | null;
  problems: AutomationProblem[];
  rule: AutomationRule;
  /** The sentence that it was drafted from. */
  source: string | null;
  /** It ran too often; until then it does nothing. */
  suspendedUntil: string | null;
  updatedAt: string;
  version: number;
  /** What it does, in a sentence. */
  words: string;
};
export type AutomationAction =
  | DoAction
  | SceneAction
  | DelayAction
  | WaitAction
  | NotifyAction
  | AskAction
  | ChooseAction;
export type AutomationCall = {
  parameters: {
    [key: string]: unknown;
  };
  skill: string;
  targets: string[];
};
export type AutomationCondition =
  | StateCondition
  | ClockCondition
  | PresenceCondition
  | MetricCondition
  | {
      kind: 'and';
      of: AutomationInnerCondition[];
    }
  | {
      kind: 'or';
      of: AutomationInnerCondition[];
    }
  | {
      kind: 'not';
      of: AutomationInnerCondition;
    };
export type AutomationHook = {
  calledAt: string | null;
  createdAt: string;
  id: string;
  /** Calls have to be signed. */
  isSigned: boolean;
  name: string;
};
export type AutomationHookList = {
  items: AutomationHook[];
};
export type AutomationInnerCondition =
  | StateCondition
  | ClockCondition
  | PresenceCondition
  | MetricCondition
  | {
      kind: 'and';
      of: AutomationLeaf[];
    }
  | {
      kind: 'or';
      of: AutomationLeaf[];
    }
  | {
      kind: 'not';
      of: AutomationLeaf;
    };
export type AutomationLeaf = StateCondition | ClockCondition | PresenceCondition | MetricCondition;
export type AutomationList = {
  items: Automation[];
};
export type AutomationPreview = {
  /** Something in it waits for a yes each time. */
  asks: boolean;
  nextAt: string | null;
  problems: AutomationProblem[];
  /** What it does, in a sentence. */
  words: string;
};
export type AutomationProblem = {
  kind: 'gone' | 'never' | 'place';
  /** In a sentence for a person. */
  text: string;
};
export type AutomationQuestions = {
  items: {
    askedAt: string;
    automation: string;
    automationId: string;
    expiresAt: string;
    key: string;
    text: string;
  }[];
};
export type AutomationRule = {
  cooldownSeconds: number;
  graceSeconds: number;
  if: AutomationCondition | null;
  /** It does not start in quiet hours. */
  keepsQuietHours: boolean;
  maxPerMinute: number;
  maxQueued: number;
  /** What is done of a time at which the server was away, after `graceSeconds`. */
  missed: 'skip' | 'runOnce';
  /** What a start does while it still runs: nothing, begins anew, or waits. */
  mode: 'single' | 'restart' | 'queued';
  then: AutomationAction[];
  when: AutomationTrigger[];
};
export type AutomationRun = {
  /** How many times in a row, of what was refused. */
  count: number;
  endedAt: string | null;
  id: string;
  outcome: 'running' | 'finished' | 'stopped' | 'refused' | 'missed' | 'suspended';
  /** In a few words. */
  reason: string | null;
  startedAt: string;
  steps: {
    at: string;
    kind: 'did' | 'went';
    result: string | null;
    skillRunId: string | null;
    status: 'due' | 'started' | 'waiting' | 'done' | 'failed' | 'declined' | 'unknown' | 'went';
    text: string;
    tookMs: number | null;
  }[];
  /** What started it, in words. */
  trigger: string | null;
  /** What the conditions looked at. */
  values: {
    name: string;
    value: string;
  }[];
  version: number;
};
export type AutomationRuns = {
  items: AutomationRun[];
};
export type AutomationTrigger =
  | StateTrigger
  | MetricTrigger
  | TimeTrigger
  | ScheduleTrigger
  | SunTrigger
  | MoodTrigger
  | MemoryTrigger
  | DeviceSilentTrigger
  | PhraseTrigger
  | WebhookTrigger;
export type AutomationVersions = {
  items: {
    madeAt: string;
    name: string;
    version: number;
    /** What it does, in a sentence. */
    words: string;
  }[];
};
export type BodyScore = {
  method: string;
  /** What moved it, the strongest first, in points of the score. */
  moved: {
    points: number;
    text: string;
  }[];
  name: 'readiness' | 'sleep' | 'stress' | 'energy' | 'focus';
  /** Instead of a value: “4 of 7 nights”, and what to do. */
  needs: {
    has: number;
    hint: string;
    of: number;
    what: string;
  } | null;
  sources: {
    title: string;
    url: string;
  }[];
  title: string;
  /** One’s own usual range, from 0 to 100. */
  usual: {
    high: number;
    low: number;
  } | null;
  /** From 0 to 100; null while there is too little. */
  value: number | null;
};
export type BodyScores = {
  items: BodyScore[];
  /** The average of focus, energy and 1 − stress, of those that are known. */
  status: {
    label: 'Excellent' | 'Good' | 'Needs Attention';
    /** Which of focus, energy and stress it is the average of. */
    of: string[];
    /** From 0 to 1. */
    value: number;
  } | null;
};
export type BranchChoice = {
  /** The newest branch through it is shown. */
  messageId: string;
};
export type Brief = {
  date: string;
  /** Lines of today that were sent away. */
  hidden: number;
  /** What matters most first. */
  lines: BriefLine[];
};
export type BriefLine =
  | {
      asleepMinutes: number;
      /** It rests on sample data. */
      isSample: boolean;
      /** Names a line among those of its day. */
      key: string;
      kind: 'night';
      /** Nights in a row under the usual range, this one too. */
      shortNights: number;
      /** The median of sixty days before. */
      usualMinutes: number | null;
    }
  | {
      /** Due by the end of the day, or since longer. */
      count: number;
      first: {
        dueAt: string;
        id: string;
        text: string;
      }[];
      /** Names a line among those of its day. */
      key: string;
      kind: 'due';
    }
  | {
      date: string;
      decimals: number;
      /** It rests on sample data. */
      isSample: boolean;
      /** Names a line among those of its day. */
      key: string;
      kind: 'change';
      label: string;
      metric: string;
      /** As the user chose to see it; empty for what is counted. */
      unit: string;
      usual: {
        days: number;
        high: number;
        low: number;
        median: number;
      };
      value: number;
    }
  | {
      days: number;
      /** It rests on sample data. */
      isSample: boolean;
      /** Names a line among those of its day. */
      key: string;
      kind: 'mood';
      /** Of the last seven days, from 1 to 5. */
      mean: number;
      usual: {
        days: number;
        high: number;
        low: number;
        median: number;
      };
    }
  | {
      id: string;
      /** It rests on sample data. */
      isSample: boolean;
      /** Names a line among those of its day. */
      key: string;
      kind: 'finding';
      sentence: string;
    }
  | {
      date: string;
      /** It rests on sample data. */
      isSample: boolean;
      /** Names a line among those of its day. */
      key: string;
      kind: 'memory';
      memoryId: string;
      monthsAgo: number;
      text: string;
    };
export type BulkChange =
  | {
      action: 'addTags' | 'removeTags';
      tags: string[];
    }
  | {
      action: 'setKind';
      kind: MemoryKind;
    }
  | {
      action: 'setImportance';
      importance: number;
    }
  | {
      action: 'archive' | 'unarchive' | 'pin' | 'unpin' | 'delete';
    };
export type CaptureScene = {
  /** Each is taken as it is now. */
  entities: string[];
  name: string;
};
export type ChangeHomeConnection = {
  isPaused?: boolean;
  name?: string;
  secret?: string;
  /** Another address forgets the secret: give it with it. */
  url?: string;
  username?: string | null;
};
export type ChangeHomeEntity = {
  aliases?: string[];
  area?: string | null;
  /** Null: as usual for its kind. */
  isGuarded?: boolean | null;
  name?: string;
  /** Null: as usual for its kind. */
  rights?: EntityRights | null;
};
export type ChangeScene = {
  /** Those that are new to it are taken as they are now, the others stay as they were taken. */
  entities?: string[];
  /** All of it as it is now. */
  isCapturedAnew?: true;
  name?: string;
};
export type ChangedEvent = {
  id?: string;
  kind: 'changed';
  topic:
    | 'home'
    | 'home-activity'
    | 'devices'
    | 'automations'
    | 'readings'
    | 'reading-imports'
    | 'alerts'
    | 'mood'
    | 'memories'
    | 'imports'
    | 'mood-imports'
    | 'review'
    | 'reminders'
    | 'lists'
    | 'scheduled-commands'
    | 'chats'
    | 'voice'
    | 'settings'
    | 'insights'
    | 'server';
};
export type Chart =
  | {
      before: string;
      from: string;
      metric: string;
      of: 'reading';
    }
  | {
      before: string;
      from: string;
      of: 'mood';
    }
  | {
      before: string;
      date: string;
      from: string;
      of: 'day';
    };
export type ChatAction =
  | {
      kind: 'memory.created';
      memoryId: string;
      text: string;
    }
  | {
      after: string;
      before: string;
      kind: 'memory.corrected';
      memoryId: string;
    }
  | {
      kind: 'memory.suggested';
      memoryId: string;
    };
export type ChatEvent = MessageAccepted | TextDelta | MessageCompleted | MessageFailed | SessionEnded;
export type ChooseAction = {
  kind: 'choose';
  options: {
    if: AutomationCondition;
    then: PlainAction[];
  }[];
  otherwise: PlainAction[];
};
export type Citation = {
  /** Null where it was cited before kinds were noted. */
  kind: MemoryKind | null;
  memoryId: string;
  /** The marker in the text: [1], [2], … */
  number: number;
  /** The sentence of the memory the answer rests on, word for word. */
  quote: string;
  recordedAt: string;
  title: string;
};
export type ClockCondition = {
  from: string;
  kind: 'clock';
  /** Earlier than `from`: over midnight. */
  until: string;
  /** From 0, Sunday, to 6, Saturday; none is every day. */
  weekdays: number[];
};
export type ClosedReminders = {
  items: Reminder[];
  nextCursor: string | null;
};
export type CommandCandidate = {
  /** The share of what was said that it explains. */
  coverage: number;
  isChosen: boolean;
  /** As they were said. */
  parameters: {
    [key: string]: unknown;
  };
  score: number;
  skill: string;
  /** Who proposed it: frames, templates, or the classifier alone. */
  source: string;
  targets: string[];
  /** Words that it does not explain. */
  unread: string[];
  /** Why it was not chosen, or why it is asked about first. */
  verdict?: string;
};
export type CommandExplanation = {
  act:
    | 'told'
    | 'remember'
    | 'ask'
    | 'home'
    | 'reminder'
    | 'list'
    | 'reading'
    | 'mood'
    | 'change'
    | 'talk'
    | 'world'
    | 'distress';
  /** The best readings, likeliest first. */
  candidates: CommandCandidate[];
  confidence: number;
  decision: 'act' | 'ask' | 'keep' | 'answer' | 'reply';
  /** How it is put, such as isQuestion. */
  form: string[];
  /** The words of one clause. */
  text: string;
};
export type CommandIntent = {
  confidence: number;
  /** What would wait for its time from then on. */
  makes: ('reminder' | 'alarm' | 'timer') | null;
  parameters: {
    [key: string]: unknown;
  };
  skill: string;
  /** Ids of entities; where it is asked, those to choose from. */
  targets: string[];
  /** Words that nothing accounts for. */
  unexplained: string[];
};
export type CommandResult = {
  actions: HomeActivity[];
  answer: string;
  intents: CommandIntent[];
  /** awaiting_confirmation: nothing has happened; say it again with isConfirmed. */
  outcome: 'completed' | 'awaiting_confirmation' | 'awaiting_answer' | 'none';
  /** What was noted of it; its id undoes it. */
  run?: SkillRun;
};
export type Comparison = {
  /** The period of the same length before. */
  before: {
    before: string;
    from: string;
    x: {
      mean: number;
      n: number;
    } | null;
    y: {
      mean: number;
      n: number;
    } | null;
  };
  /** All days with either, without a delay, oldest first. */
  days: {
    day: string;
    x: number | null;
    y: number | null;
  }[];
  /** Days with the tag less days without, with a 95 % interval; null with under 10 of either. */
  difference: {
    difference: number;
    high: number;
    low: number;
    mayBeNothing: boolean;
  } | null;
  /** The mean of y by the clock; none of what has only one value a day. */
  hours: {
    hour: number;
    mean: number;
    n: number;
  }[];
  /** None of a series of yes and no. */
  lags: {
    /** As far from 0 as 19 of 20 such correlations are by chance. */
    chance: number;
    lag: number;
    n: number;
    /** Rank correlation of what is new: weekday, trend and yesterday taken out. */
    r: number;
  }[];
  /** Through the paired days, with a 95 % interval of its slope. */
  line: {
    high: number;
    intercept: number;
    low: number;
    slope: number;
  } | null;
  /** Days that have both, the delay apart. */
  n: number;
  now: {
    x: {
      mean: number;
      n: number;
    } | null;
    y: {
      mean: number;
      n: number;
    } | null;
  };
  sentence: string;
  /** From 0 on Mondays: the mean of y, and the slope or difference on these days. */
  weekdays: {
    effect: {
      difference: number;
      high: number;
      low: number;
      mayBeNothing: boolean;
    } | null;
    mean: number;
    n: number;
    weekday: number;
  }[];
  x: {
    decimals: number;
    domain: 'body' | 'mood' | 'memory' | 'home';
    isSample: boolean;
    isYesNo: boolean;
    /** Such as body:resting-heart-rate. */
    key: string;
    title: string;
    unit: string;
  };
  y: {
    decimals: number;
    domain: 'body' | 'mood' | 'memory' | 'home';
    isSample: boolean;
    isYesNo: boolean;
    /** Such as body:resting-heart-rate. */
    key: string;
    title: string;
    unit: string;
  };
};
export type Confirmation = {
  /** What a yes does: “Unlock the front door”. */
  act: string;
  changes: DeviceChange[];
  /** What becomes of the memories that the answer cites; null where it is about none. */
  memoriesThen: string | null;
};
export type ConnectHome = {
  kind: 'simulated' | 'mqtt' | 'home_assistant';
  name: string;
  /** Password of a broker, or token of Home Assistant. */
  secret?: string;
  /** Left out for MQTT: the broker of this server. */
  url?: string;
  username?: string;
};
export type ContactMessage = {
  email: string;
  handledAt: string | null;
  id: string;
  message: string;
  name: string;
  receivedAt: string;
  reference: string;
};
export type ContactMessageChange = {
  handled: boolean;
};
export type ContactMessagePage = {
  items: ContactMessage[];
  nextCursor: string | null;
  /** How many of all are not handled yet, counted up to 1,000. */
  open: number;
  total: number;
  totalIs: TotalIs;
};
export type ContactReceipt = {
  /** Such as TW-7K3M-Q9. */
  reference: string;
};
export type ContactRequest = {
  email: string;
  idempotencyKey: string;
  message: string;
  name: string;
  /** People do not see this field. A request that fills it is answered, and not stored. */
  website?: string;
};
export type ContextList = {
  items: {
    description: string;
    label: string;
    name: 'memory' | 'body' | 'mood' | 'home';
  }[];
};
export type Conversation = {
  createdAt: string;
  /** What answers of this conversation may not read. */
  disabledContexts: ('memory' | 'body' | 'mood' | 'home')[];
  id: string;
  status: 'active' | 'pinned' | 'archived';
  /** From the first message, until it is renamed. */
  title: string;
  updatedAt: string;
};
export type ConversationDetail = {
  createdAt: string;
  /** What answers of this conversation may not read. */
  disabledContexts: ('memory' | 'body' | 'mood' | 'home')[];
  id: string;
  messages: Message[];
  status: 'active' | 'pinned' | 'archived';
  /** From the first message, until it is renamed. */
  title: string;
  updatedAt: string;
};
export type ConversationPage = {
  items: Conversation[];
  nextCursor: string | null;
};
export type ConversationUpdate = {
  /** What answers of this conversation may not read. */
  disabledContexts?: ('memory' | 'body' | 'mood' | 'home')[];
  /** The next message takes it out of the archive. */
  status?: 'active' | 'pinned' | 'archived';
  title?: string;
};
export type CreateAutomation = {
  isEnabled?: boolean;
  name: string;
  rule: AutomationRule;
  source?: string;
};
export type CreateAutomationHook = {
  isSigned?: boolean;
  name: string;
};
export type CreateConversation = {
  /** What answers of this conversation may not read. */
  disabledContexts?: ('memory' | 'body' | 'mood' | 'home')[];
  /** Chosen by who creates it, so that a repeat gives the same conversation. */
  id?: string;
};
export type CreateDevice = {
  kind: 'sensor' | 'wearable' | 'bridge';
  name: string;
  room?: string | null;
};
export type CreateExploreView = {
  address: string;
  name: string;
};
export type CreateImport = {
  fileBytes: number;
  fileName: string;
};
export type CreateList = {
  name: string;
};
export type CreateMemories =
  | {
      items: CreateMemory[];
    }
  | RecordedSaying[];
export type CreateMemory = {
  happenedAt?: string | null;
  idempotencyKey?: string;
  importance?: number;
  kind?: MemoryKind;
  /** Even if the user asked never to remember such a thing, which is else answered with 409. */
  saveAnyway?: boolean;
  source?: 'form' | 'paste';
  tags?: string[];
  text: string;
  /** Where it is captured; else where the session is. */
  timeZone?: string;
};
export type CreateMemoryRule = {
  /** A person by name; a topic by all of its words; a word in any of its forms. */
  kind: 'person' | 'topic' | 'word';
  text: string;
};
export type CreateMoodEntry = {
  around?: MoodAround[];
  /** When it was so; now, where it is left out. */
  at?: string;
  /** From 1, none, to 5, full. */
  energy?: number | null;
  /** Chosen by the sender, and the entry’s id: sent again, it makes no second one. */
  idempotencyKey: string;
  /** 1 awful, 2 bad, 3 okay, 4 good, 5 great. */
  mood: number;
  note?: string | null;
  /** From 1, none, to 5, high. */
  stress?: number | null;
  tags?: NamedMoodTag[];
  word?: string | null;
};
export type CreateReading = {
  /** When it was measured; now, where it is left out. */
  at?: string;
  metric: string;
  unit?: string;
  /** In the unit that is named, else in the one that the user sees. */
  value: number;
};
export type CreateReadingAlert = {
  condition: 'above' | 'below' | 'above_usual' | 'below_usual';
  metric: string;
  /** For so long it must hold. */
  minutes?: number;
  quietHours?: QuietHours | null;
  /** In the unit that the user sees; against the usual in spreads, such as 2. */
  threshold: number;
};
export type CreateReadings = {
  readings: CreateReading[];
};
export type CreateReminder = {
  dueAt?: string | null;
  /** Chosen by the sender: sent again, it makes no second one. */
  id?: string;
  kind?: 'reminder' | 'mood' | 'alarm';
  recurrence?: Recurrence | null;
  source?: string;
  text: string;
};
export type CurrentTwinStyle = {
  /** From 0, casual, to 100, formal. */
  formality: number;
  /** From 0, none, to 100, some. */
  humour: number;
  /** In which the twin speaks: auto is that of the question. */
  language: string;
  /** From 0, short, to 100, long. */
  length: number;
  number: number;
  /** From 0, plain, to 100, warm. */
  warmth: number;
};
export type CustomModel = {
  /** The key itself is never told. */
  hasKey: boolean;
  /** It can’t be read any more. The model is not asked until it is entered again. */
  isKeyLost: boolean;
  name: string;
  url: string;
};
export type CustomModelTest = {
  /** What is wrong, in a sentence. */
  detail: string | null;
  /** What the server has, by name. */
  models: {
    name: string;
  }[];
  outcome: 'ok' | 'address-refused' | 'unreachable' | 'key-refused' | 'model-unknown';
};
export type DayEntry = {
  at: string;
  id: string;
  isSample: boolean;
  strand: 'body' | 'mood' | 'memories' | 'chats' | 'home' | 'automations';
  what:
    | {
        asleepMinutes: number;
        kind: 'woke';
        source: string;
      }
    | {
        decimals: number;
        kind: 'reading';
        label: string;
        metric: string;
        /** As the user chose to see it; empty for what is counted. */
        unit: string;
        value: number;
      }
    | {
        kind: 'mood';
        mood: number;
        note: string | null;
        tags: string[];
        word: string | null;
      }
    | {
        isRecorded: boolean;
        kind: 'memory';
        memoryId: string;
        text: string;
      }
    | {
        answer: string | null;
        conversationId: string;
        isSpoken: boolean;
        kind: 'chat';
        sources: number;
        text: string;
      }
    | {
        channel: 'chat' | 'voice' | 'screen' | 'api' | 'schedule' | 'rule';
        entityId: string;
        kind: 'home';
        name: string;
        service: string;
        state: string | null;
      }
    | {
        automationId: string;
        kind: 'automation';
        name: string;
        results: string[];
      };
};
export type DayFigure = {
  decimals: number;
  label: string;
  metric: string;
  /** As the user chose to see it; empty for what is counted. */
  unit: string;
  /** Of the sixty days before; null of fewer than seven. */
  usual: {
    days: number;
    high: number;
    low: number;
    median: number;
  } | null;
  value: number;
};
export type DecideSuggestions = {
  kind: boolean;
  tags: string[];
  version: number;
};
export type DelayAction = {
  kind: 'delay';
  seconds: number;
};
export type DeletionPreview = {
  /** Rows by table. */
  rows: {
    [key: string]: number;
  };
};
export type DeletionReceipt = {
  /** Rows by table. */
  deleted: {
    [key: string]: number;
  };
  deletedAt: string;
  /** Also noted in the audit log, with the random id that the user had. */
  id: string;
  /** `remains`: the page deletes it at the sign-in service itself. */
  identityAccount: 'deleted' | 'remains';
};
export type Device = {
  alerts: {
    kind: 'silent' | 'battery' | 'odd';
    since: string;
  }[];
  /** Percent. */
  battery: number | null;
  createdAt: string;
  firmware: string | null;
  id: string;
  /** Between its messages, as a rule. */
  intervalSeconds: number | null;
  kind: 'sensor' | 'wearable' | 'voice' | 'browser' | 'bridge' | 'home';
  lastSeenAt: string | null;
  manufacturer: string | null;
  mayWriteBody: boolean;
  model: string | null;
  mqtt: {
    isRevoked: boolean;
    madeAt: string;
  } | null;
  name: string;
  offlineReason: string | null;
  offlineSince: string | null;
  room: string | null;
  /** dBm, or percent where it is above 0. */
  signal: number | null;
  source: 'token' | 'mqtt' | 'home-assistant' | 'browser' | 'simulated';
  status: 'waiting' | 'online' | 'silent' | 'offline' | 'paused';
  tags: string[];
  token: {
    isRevoked: boolean;
    madeAt: string;
    /** Until then the one before works as well. */
    oldUntil: string | null;
    prefix: string | null;
    usedAt: string | null;
  } | null;
};
export type DeviceAutomations = {
  items: {
    id: string;
    isEnabled: boolean;
    lastRanAt: string | null;
    name: string;
    /** What it does, in a sentence. */
    words: string;
  }[];
};
export type DeviceChange = {
  name: string;
  now: string;
  target: string;
  then: string;
};
export type DeviceDetail = {
  device: Device;
  mappings: {
    metric: string | null;
    metricLabel: string | null;
    name: string;
    target: 'metric' | 'history' | 'ignored';
    unit: string;
  }[];
  /** To which its readings can go. */
  metrics: {
    label: string;
    metric: string;
    unit: string;
  }[];
  /** The last of each name. */
  readings: {
    at: string;
    name: string;
    target: 'waiting' | 'metric' | 'history' | 'ignored';
    text: string | null;
    unit: string;
    value: number | null;
  }[];
};
export type DeviceHistory = {
  items: {
    at: string;
    max: number;
    min: number;
    value: number;
  }[];
  stepSeconds: number;
};
export type DeviceMessages = {
  items: {
    at: string;
    name: string;
    receivedAt: string;
    target: 'waiting' | 'metric' | 'history' | 'ignored';
    text: string | null;
    unit: string;
    value: number | null;
  }[];
  /** So many were kept in the last 24 hours. */
  lastDay: number;
  refused: {
    name: string;
    reason:
      | 'clock'
      | 'future'
      | 'old'
      | 'range'
      | 'unit'
      | 'not_a_number'
      | 'malformed'
      | 'too_large'
      | 'too_many'
      | 'id_reused';
    receivedAt: string;
    value: string;
  }[];
};
export type DeviceMqtt = {
  /** Null where no broker is on or answers. */
  address: {
    host: string;
    isTls: boolean;
    port: number;
  } | null;
  /** missing: the broker lost the account; rotate it. */
  state: 'ready' | 'missing' | 'revoked' | 'off' | 'unreachable';
  /** Where it tells its readings, and nowhere else. */
  topic: string;
  username: string;
};
export type DeviceSilentTrigger = {
  deviceId: string;
  kind: 'device_silent';
};
export type Devices = {
  items: Device[];
};
export type DiscoveredEntities = {
  items: DiscoveredEntity[];
};
export type DiscoveredEntity = {
  /** The name that it came with. */
  area: string | null;
  category: ('config' | 'diagnostic') | null;
  connection: string;
  device: {
    id: string;
    manufacturer: string | null;
    model: string | null;
    name: string | null;
  } | null;
  deviceClass: string | null;
  domain: string;
  externalId: string;
  floor: string | null;
  foundAt: string;
  isGuarded: boolean;
  isIgnored: boolean;
  name: string;
};
export type DismissExtraction =
  | {
      entityId: string;
      kind: 'entity';
    }
  | {
      kind: 'tag';
      tag: string;
    }
  | {
      kind: 'kind';
    }
  | {
      kind: 'date';
    }
  | {
      kind: 'unread';
    };
export type DoAction = {
  calls: AutomationCall[];
  kind: 'do';
  /** What is done, as it was said: “dim the lights”. */
  text: string;
};
export type DraftRequest = {
  text: string;
};
export type DraftedAutomation = {
  if: AutomationCondition | null;
  then: AutomationAction[];
  thenText: string | null;
  /** Empty where that part is not understood. */
  when: AutomationTrigger[];
  whenText: string | null;
};
export type DryRunRequest = {
  days?: number;
  rule: AutomationRule;
};
export type DryRunResult = {
  /** What was kept begins here, or the days that were asked for. */
  from: string;
  heldBack: number;
  /** More happened than was looked at. */
  isCut: boolean;
  items: {
    at: string;
    outcome: 'ran' | 'held_back' | 'missed';
    reason: string | null;
    trigger: string;
  }[];
  /** What of it the past does not tell, in words. */
  notKept: string[];
  ran: number;
};
export type EditAutomation = {
  isEnabled?: boolean;
  name?: string;
  rule?: AutomationRule;
  /** That was read; another one meanwhile is answered with 409. */
  version?: number;
};
export type EditDevice = {
  isPaused?: boolean;
  mayWriteBody?: boolean;
  name?: string;
  room?: string | null;
  tags?: string[];
};
export type EditDevices = {
  addTags?: string[];
  ids: string[];
  isPaused?: boolean;
  removeTags?: string[];
  room?: string | null;
};
export type EditListItem = {
  isDone?: boolean;
  text?: string;
};
export type EditMemories = {
  change: BulkChange;
  /** Of those, not these. */
  except?: string[];
  /** All that match, however many. */
  filter?: MemoryFilter;
  ids?: string[];
};
export type EditMoodEntry = {
  around?: MoodAround[];
  /** When it was so; now, where it is left out. */
  at?: string;
  /** From 1, none, to 5, full. */
  energy?: number | null;
  /** 1 awful, 2 bad, 3 okay, 4 good, 5 great. */
  mood?: number;
  note?: string | null;
  /** From 1, none, to 5, high. */
  stress?: number | null;
  tags?: NamedMoodTag[];
  word?: string | null;
};
export type EditReading = {
  at?: string;
  value?: number;
};
export type EditReadingAlert = {
  condition?: 'above' | 'below' | 'above_usual' | 'below_usual';
  isEnabled?: boolean;
  /** For so long it must hold. */
  minutes?: number;
  quietHours?: QuietHours | null;
  /** In the unit that the user sees; against the usual in spreads, such as 2. */
  threshold?: number;
};
export type EditReminder = {
  /** Null: without a time from now on. */
  dueAt?: string | null;
  /** Null: it comes no more after the next time. */
  recurrence?: Recurrence | null;
  text?: string;
};
export type EditTwinLine = {
  text: string;
};
export type EditUndone = {
  restored: number;
  /** Changed since, and left as they are. */
  skipped: number;
};
export type Entity = {
  /** Its other names, folded as they are looked up. */
  aliases: string[];
  firstSeenAt: string | null;
  id: string;
  /** Since when it is kept out of sight. */
  ignoredAt: string | null;
  kind: EntityKind;
  lastSeenAt: string | null;
  mentions: number;
  name: string;
};
export type EntityDetail = {
  /** Its other names, folded as they are looked up. */
  aliases: string[];
  firstSeenAt: string | null;
  id: string;
  /** Since when it is kept out of sight. */
  ignoredAt: string | null;
  kind: EntityKind;
  lastSeenAt: string | null;
  /** The latest that speak of it. */
  memories: Memory[];
  mentions: number;
  /** What was merged into it and can be parted again, by the id of the merge. */
  merges: EntityMerge[];
  name: string;
  related: RelatedEntity[];
};
export type EntityGraph = {
  edges: EntityGraphEdge[];
  nodes: EntityGraphNode[];
};
export type EntityGraphEdge = {
  from: string;
  to: string;
  weight: number;
};
export type EntityGraphNode = {
  id: string;
  kind: EntityKind;
  mentions: number;
  name: string;
};
export type EntityHistory = {
  /** What remains of numbers that are older than 30 days. */
  hours: {
    count: number;
    hour: string;
    last: number;
    max: number;
    mean: number;
    min: number;
  }[];
  /** Oldest first, the latest 5,000. */
  items: {
    at: string;
    /** Those that changed; null: it went. */
    attributes: {
      [key: string]: unknown;
    } | null;
    /** outside: nobody asked Twyn for it, such as a hand at the switch. */
    cause: 'chat' | 'voice' | 'screen' | 'api' | 'schedule' | 'rule' | 'outside';
    state: string;
  }[];
};
export type EntityKind = 'person' | 'place' | 'organisation' | 'topic';
export type EntityList = {
  items: Entity[];
  nextCursor: string | null;
  total: number;
  totalIs: TotalIs;
};
export type EntityMerge = {
  id: string;
  kind: EntityKind;
  mergedAt: string;
  name: string;
};
export type EntityMerged = {
  /** Its other names, folded as they are looked up. */
  aliases: string[];
  firstSeenAt: string | null;
  id: string;
  /** Since when it is kept out of sight. */
  ignoredAt: string | null;
  kind: EntityKind;
  lastSeenAt: string | null;
  mentions: number;
  /** By which the two are parted again. Null where no memory spoke of the one. */
  mergeId: string | null;
  name: string;
};
export type EntityRights = {
  chat: 'none' | 'read' | 'act';
  models: 'none' | 'read' | 'act';
  rules: 'none' | 'read' | 'act';
  voice: 'none' | 'read' | 'act';
};
export type ErasedByUndo = {
  answers: number;
  memories: number;
  versions: number;
};
export type ErasureReceipt = {
  erased: {
    /** Answers that rested on them. */
    answers: number;
    memories: number;
    /** What they had said before they were corrected. */
    versions: number;
  };
};
export type Experiment = {
  action: string;
  assumption: string;
  /** Which day of it today is, from 1 on; 0 before, its length afterwards. */
  day: number;
  /** What the outcome was, where it is known. */
  days: {
    arm: 'A' | 'B';
    day: string;
    value: number | null;
  }[];
  halfWidth: number;
  id: string;
  isSample: boolean;
  lag: number;
  outcome: NamedSeries;
  /** A days less B days; null with fewer than five whole pairs of days. */
  result: {
    difference: number;
    high: number;
    /** Of the 90 % interval. */
    low: number;
    p: number;
    pairs: number;
  } | null;
  /** How it stands, with its uncertainty. */
  sentence: string;
  startsOn: string;
  state: 'planned' | 'running' | 'ended' | 'stopped';
};
export type ExperimentList = {
  items: Experiment[];
};
export type ExperimentPlan = {
  assumption: string;
  days: number;
  /** Half of the 90 % interval that is likely, in the unit of the outcome. */
  halfWidth: number;
  outcome: NamedSeries;
  /** What so long an experiment can show. */
  sentence: string;
};
export type ExploreView = {
  address: string;
  createdAt: string;
  id: string;
  name: string;
};
export type ExploreViews = {
  items: ExploreView[];
};
export type ExploredSeries = {
  items: {
    /** That have a value. */
    days: number;
    decimals: number;
    domain: 'body' | 'mood' | 'memory' | 'home';
    isOutcome: boolean;
    isSample: boolean;
    isYesNo: boolean;
    /** Such as body:resting-heart-rate. */
    key: string;
    title: string;
    unit: string;
  }[];
};
export type Finding = {
  /** How likely it is chance, in a sentence. */
  chance: string | null;
  /** Around that day; of an unusual day, what was usual and what it was. */
  change: {
    after: number;
    before: number;
    day: string;
  } | null;
  /** After high days less after low ones, with a 95 % interval. */
  effect: {
    difference: number;
    high: number | null;
    low: number | null;
    unit: string;
  } | null;
  foundAt: string;
  id: string;
  /** The last check found it as well. */
  isHolding: boolean;
  isNew: boolean;
  isSample: boolean;
  kind: 'association' | 'change' | 'unusual';
  /** Days from the first series to the second. */
  lag: number | null;
  lagWords: string | null;
  /** Days it rests on. */
  n: number | null;
  sentence: string;
  /** Of an association the one that comes first, then the other. */
  series: NamedSeries[];
  verdict: ('agree' | 'disagree' | 'hidden') | null;
};
export type FindingDays = {
  /** Oldest first. */
  days: {
    /** Of the last series. */
    day: string;
    /** Of x; of a change: before, and after. */
    group: 'low' | 'middle' | 'high';
    /** What the first series was, the delay before. */
    x: number | null;
    y: number;
  }[];
  series: NamedSeries[];
};
export type FindingList = {
  check: {
    lags: number[];
    minDays: number;
    /** The most days that any two series have both. */
    mostDays: number;
    pairs: number;
    /** Null: not yet. */
    ranAt: string | null;
    /** Series that get no findings by themselves, and why. */
    refused: {
      title: string;
      why: 'few_days' | 'yes_no' | 'mostly_one_value' | 'step' | 'not_white';
    }[];
    tests: number;
    waiting: {
      days: number;
      title: string;
    }[];
  };
  /** Newest first. */
  items: Finding[];
};
export type ForgetFromMessage = {
  /** All of them are forgotten, or none: as they were shown before the yes. */
  memoryIds: string[];
};
export type ForgetPreview = {
  alongside: {
    /** Answers that rest on them. */
    answers: number;
    /** Between them and other memories. */
    links: number;
    /** Of people, places, organisations and topics. */
    mentions: number;
    /** What they had said before they were corrected. */
    versions: number;
  };
  /** Exact, however many: just these are forgotten. */
  count: number;
  items: Memory[];
  nextCursor: string | null;
};
export type ForgetPreviewRequest = {
  cursor?: string;
  limit?: number;
  target: ForgetTarget;
};
export type ForgetReceipt = {
  forgotten: {
    /** Answers that rest on them. */
    answers: number;
    /** Between them and other memories. */
    links: number;
    memories: number;
    /** Of people, places, organisations and topics. */
    mentions: number;
    /** What they had said before they were corrected. */
    versions: number;
  };
  forgottenAt: string;
  mode: 'trash' | 'erase';
};
export type ForgetRequest = {
  /** As the preview counted. */
  expectedCount: number;
  /** Trash can be restored for 30 days. */
  mode: 'trash' | 'erase';
  target: ForgetTarget;
};
export type ForgetTarget = {
  /** Told in this conversation. */
  conversationId?: string;
  dateBefore?: string;
  /** Happened, or where that is unknown was recorded. */
  dateFrom?: string;
  /** Speaks of all of these people, places, organisations and topics. */
  entity?: string[] | string;
  /** These stay. */
  except?: string[];
  happenedBefore?: string;
  happenedFrom?: string;
  importId?: string;
  /** One of these. */
  kind?: MemoryKind[] | MemoryKind;
  minImportance?: number;
  pinned?: boolean | string;
  recordedBefore?: string;
  recordedFrom?: string;
  source?: 'form' | 'paste' | 'message' | 'import' | 'sample';
  /** All of these. */
  tag?: string[] | string;
  /** What a search for it finds, strong or related; some two hundred at a time. */
  topic?: string;
};
export type FoundMessage = {
  conversation: {
    id: string;
    title: string;
  };
  createdAt: string;
  /** UTF-16 offsets in the text, end exclusive. */
  highlights: {
    end: number;
    start: number;
  }[];
  id: string;
  role: 'user' | 'twin';
  text: string;
};
export type GiveFeedback = {
  comment?: string;
  reasons?: ('untrue' | 'misunderstood' | 'missed' | 'sources' | 'wordy')[];
  verdict: 'up' | 'down';
};
export type GiveTwinVerdict = {
  /** What they would say. */
  instead?: string | null;
  /** What the answer cited. */
  memoryIds: string[];
  question: string;
  wouldSay: boolean;
};
export type HideBriefLine = {
  /** Names a line among those of its day. */
  key: string;
};
export type Home = {
  areas: {
    aliases: string[];
    floor: string | null;
    id: string;
    name: string;
  }[];
  entityCount: number;
  floors: {
    aliases: string[];
    id: string;
    name: string;
  }[];
  /** The flat that comes with the product. */
  isSample: boolean;
};
export type HomeActivity = {
  at: string;
  changes: {
    after: PartialState;
    before: PartialState;
    entity: string;
  }[];
  channel: 'chat' | 'voice' | 'screen' | 'api' | 'schedule' | 'rule';
  entity: string;
  entityName: string;
  id: string;
  /** done: it lives in Twyn alone. Of real devices: pending, acknowledged, no_answer, refused. */
  outcome: 'done' | 'pending' | 'acknowledged' | 'no_answer' | 'refused';
  outcomeReason: string | null;
  parameters: {
    [key: string]: unknown;
  };
  service: string;
  undoneAt: string | null;
};
export type HomeActivityPage = {
  items: HomeActivity[];
  nextCursor: string | null;
};
export type HomeConnection = {
  entityCount: number;
  id: string;
  isPaused: boolean;
  kind: 'simulated' | 'mqtt' | 'home_assistant';
  name: string;
  /** The secret itself is never told. */
  secretSetAt: string | null;
  status: 'connecting' | 'connected' | 'disconnected' | 'refused';
  statusAt: string;
  statusReason: string | null;
  url: string | null;
  username: string | null;
  /** Found, and neither accepted nor ignored. */
  waitingCount: number;
};
export type HomeConnections = {
  /** MQTT can be joined without an address. */
  hasOwnBroker: boolean;
  items: HomeConnection[];
};
export type HomeEntities = {
  items: HomeEntity[];
};
export type HomeEntity = {
  aliases: string[];
  area: string | null;
  attributes: {
    [key: string]: unknown;
  };
  changedAt: string;
  /** What it is reached through; null: it is simulated. */
  connection: string | null;
  deviceClass: string | null;
  domain: string;
  id: string;
  /** Starred by whoever asks: it is shown first. */
  isFavourite: boolean;
  /** A door, a lock, an oven: its person is asked every time. */
  isGuarded: boolean;
  name: string;
  rights: EntityRights;
  state: string;
};
export type HomeLogbook = {
  items: {
    at: string;
    /** Those that changed; null: it went. */
    attributes: {
      [key: string]: unknown;
    } | null;
    /** outside: nobody asked Twyn for it, such as a hand at the switch. */
    cause: 'chat' | 'voice' | 'screen' | 'api' | 'schedule' | 'rule' | 'outside';
    entity: string;
    entityName: string;
    state: string;
  }[];
};
export type HomePlace = {
  latitude: number;
  longitude: number;
};
export type HomeProblems = {
  items: {
    at: string;
    reason: string;
    source: string;
  }[];
};
export type HomeScene = {
  capturedAt: string;
  entities: {
    attributes: {
      [key: string]: unknown;
    };
    entity: string;
    entityName: string;
    state: string;
  }[];
  /** Of its entity: its service `activate` applies it. */
  id: string;
  name: string;
};
export type HomeScenes = {
  items: HomeScene[];
};
export type IdTokenExchange = {
  /** The same until an answer was read: a repeat replaces the session that the first one opened. */
  attemptId?: string;
  idToken: string;
  timeZone?: string;
};
export type IgnoreDiscovered = {
  isIgnored: boolean;
  items: {
    connection: string;
    externalId: string;
  }[];
};
export type ImportFormat = 'twyn' | 'chatgpt' | 'vault' | 'json' | 'csv' | 'markdown' | 'text';
export type ImportMapping = {
  /** What each column holds, from the left. */
  columns: (
    | 'ignore'
    | 'text'
    | 'occurredAt'
    | 'author'
    | 'tags'
    | 'kind'
    | 'importance'
    | 'thread'
    | 'seq'
    | 'externalId'
  )[];
  hasHeader: boolean;
  /** Whether 3/4 is the third of April. */
  isDayFirst: boolean;
};
export type ImportPreview = {
  columns: string[];
  format: ImportFormat;
  /** All that the file can be read as. */
  formats: ImportFormat[];
  mapping: ImportMapping | null;
  rows: PreviewedRow[];
  warnings: string[];
};
export type ImportSkip = {
  file: string;
  /** It was imported all the same. */
  isKept: boolean;
  position: number;
  reason: string;
  row: number;
};
export type ImportSkips = {
  items: ImportSkip[];
  nextAfter: number | null;
};
export type ImportUndo = {
  edited: {
    /** The first few. */
    items: {
      id: string;
      text: string;
    }[];
    total: number;
  };
  /** What is left of the import. */
  memories: number;
};
export type IngestAnswer = {
  accepted: number;
  clock: {
    action: 'none' | 'shifted' | 'refused';
    /** How far the device’s clock is ahead of ours. */
    aheadSeconds: number;
  };
  duplicates: number;
  ignored: number;
  refused: {
    id: string;
    reason: 'clock' | 'future' | 'old' | 'range' | 'unit' | 'not_a_number';
  }[];
};
export type IngestBatch = {
  readings: {
    at: string;
    /** The device’s own: sent again, it is kept once. */
    id: string;
    name: string;
    unit?: string;
    value: number | boolean | string;
  }[];
  /** By the clock of the device, when it sent this. */
  sentAt: string;
};
export type IngestReadings = {
  readings: {
    /** When it began, with the offset of the place. */
    at: string;
    metric: string;
    /** The one in which the metric is kept, where it is left out. */
    unit?: string;
    /** When it ended, of what lasts. */
    until?: string;
    value: number;
  }[];
  /** By the clock of the device: how far it is off is told back. */
  sentAt?: string;
};
export type IngestReport = {
  /** How far the device’s clock is ahead. */
  clockSkewSeconds: number | null;
  kept: number;
  refused: {
    /** In the batch, from 0. */
    index: number;
    reason: string;
  }[];
  /** Kept before: a batch may be sent again. */
  repeated: number;
};
export type JudgeFinding = {
  verdict: ('agree' | 'disagree' | 'hidden') | null;
};
export type KeptRecurrence = {
  every: 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
  interval: number;
  /** Of a month; a shorter one has it on its last day, and -1 is always the last. */
  monthDay?: number;
  /** What the clock on the wall showed at the beginning, such as 2026-11-26T18:00:00. */
  start: string;
  /** Where that clock hangs. */
  timeZone: string;
  /** Of a week, from 0 on Sundays to 6 on Saturdays. */
  weekdays?: number[];
};
export type LifeDay = {
  before: string;
  counts: {
    count: number;
    strand: 'body' | 'mood' | 'memories' | 'chats' | 'home' | 'automations';
  }[];
  /** A day of the calendar: 2026-11-26. */
  date: string;
  /** The earliest first. */
  entries: DayEntry[];
  figures: DayFigure[];
  from: string;
  /** The day has more entries of a strand than are given. */
  isCut: boolean;
  night: {
    from: string;
    stages: {
      from: string;
      metric: string;
      to: string;
    }[];
    to: string;
  } | null;
  similar: SimilarDay[];
};
export type List = {
  createdAt: string;
  id: string;
  /** In the order in which they were added. */
  items: ListItem[];
  name: string;
  updatedAt: string;
};
export type ListItem = {
  createdAt: string;
  id: string;
  isDone: boolean;
  listId: string;
  text: string;
  updatedAt: string;
};
export type Lists = {
  items: List[];
};
export type LiveChanges = {
  data: LiveEvent[];
  event: 'changes';
};
export type LiveEvent = ChangedEvent | StateChangedEvent;
export type LiveMessage = LiveReady | LiveChanges | LiveResync | LiveReplaced | LiveSessionEnded;
export type LiveReady = {
  data: {};
  event: 'ready';
};
export type LiveReplaced = {
  data: {};
  event: 'replaced';
};
export type LiveResync = {
  data: {};
  event: 'resync';
};
export type LiveSessionEnded = {
  data: {};
  event: 'session.ended';
};
export type ManagedUser = {
  createdAt: string;
  displayName: string | null;
  email: string | null;
  emailVerified: boolean;
  id: string;
  /** When they last opened or renewed a session. */
  lastSeenAt: string;
  role: 'user' | 'admin';
  /** What makes them an admin: a claim of the sign-in service, ADMIN_EMAIL, or a grant kept here alone. */
  roleSource: ('claim' | 'email' | 'table') | null;
};
export type ManagedUserPage = {
  items: ManagedUser[];
  nextCursor: string | null;
  total: number;
  totalIs: TotalIs;
};
export type MapReading = {
  metric?: string;
  name: string;
  target: 'metric' | 'history' | 'ignored';
  unit?: string;
};
export type MemoriesEdited = {
  changed: number;
  /** Would have had more tags than a memory may have. */
  skipped: number;
  /** Null when nothing was changed. */
  undoToken: string | null;
};
export type Memory = {
  /** Who said it, when it was not the owner. */
  author: string | null;
  /** Its id where it came from. */
  externalId: string | null;
  happenedAt: string | null;
  /** The text leaves the year or the week open, and its tense told which is meant. */
  happenedAtIsInferred: boolean;
  id: string;
  /** 1 low, 2 normal, 3 high */
  importance: number;
  kind: MemoryKind;
  /** Kept at the top of the list since then. */
  pinnedAt: string | null;
  recordedAt: string;
  /** The place in the thread. */
  seq: number | null;
  source: {
    conversationId: string | null;
    importId: string | null;
    kind: 'form' | 'paste' | 'message' | 'import' | 'sample';
    messageId: string | null;
    quote: string | null;
  };
  status: 'active' | 'suggested' | 'superseded' | 'archived';
  /** What the twin would tag it with. */
  suggestedTags: string[];
  /** Since when this no longer holds. */
  supersededAt: string | null;
  /** What holds instead. */
  supersededById: string | null;
  tags: string[];
  text: string;
  /** What was said together. */
  thread: string | null;
  updatedAt: string;
  version: number;
};
export type MemoryConflict = {
  foundAt: string;
  id: string;
  kind: 'same' | 'alike' | 'changed' | 'contrary';
  newer: Memory;
  older: Memory;
  /** One sentence for a person. */
  why: string;
};
export type MemoryConflicts = {
  items: MemoryConflict[];
  nextCursor: string | null;
  total: number;
  totalIs: TotalIs;
};
export type MemoryExtraction = {
  /** Only where the twin read it out of the text. */
  happenedAt: string | null;
  /** Its year or its week is not in the text. */
  happenedAtIsInferred: boolean;
  /** Whether the twin has read it as it is now. */
  isRead: boolean;
  /** Reading it took longer than a text may take. It is kept, and read again only once it is edited. */
  isTooMuch: boolean;
  mentions: NamedEntity[];
  suggestedKind: MemoryKind | null;
  suggestedTags: string[];
};
export type MemoryFacets = {
  imports: {
    count: number;
    id: string;
  }[];
  /** Whether the numbers below are of all memories; else of the latest 10,000 of them. */
  isOfAll: boolean;
  /** As if no kind were chosen, so that each says what choosing it would show. */
  kinds: {
    count: number;
    value: MemoryKind;
  }[];
  people: {
    count: number;
    id: string;
    name: string;
  }[];
  places: {
    count: number;
    id: string;
    name: string;
  }[];
  /** As if no source were chosen. */
  sources: {
    count: number;
    value: 'form' | 'paste' | 'message' | 'import' | 'sample';
  }[];
  /** The most frequent ones. */
  tags: {
    count: number;
    value: string;
  }[];
  total: number;
  totalIs: TotalIs;
  /** Of when it happened, or was recorded where that is not known; the latest first. Null where none was counted. */
  years: {
    count: number | null;
    value: number;
  }[];
};
export type MemoryFilter = {
  dateBefore?: string;
  /** Happened, or where that is unknown was recorded. */
  dateFrom?: string;
  /** Speaks of all of these people, places, organisations and topics. */
  entity?: string[] | string;
  happenedBefore?: string;
  happenedFrom?: string;
  importId?: string;
  /** One of these. */
  kind?: MemoryKind[] | MemoryKind;
  minImportance?: number;
  pinned?: boolean | string;
  recordedBefore?: string;
  recordedFrom?: string;
  source?: 'form' | 'paste' | 'message' | 'import' | 'sample';
  status?: 'active' | 'suggested' | 'superseded' | 'archived';
  /** All of these. */
  tag?: string[] | string;
};
export type MemoryHistory = {
  /** What holds now, then what held before, newest first. */
  items: Memory[];
};
export type MemoryImport = {
  bytesRead: number;
  bytesToRead: number;
  createdAt: string;
  /** What its undo erased. */
  erased: ErasedByUndo | null;
  fileBytes: number;
  fileName: string;
  finishedAt: string | null;
  format: ImportFormat | null;
  id: string;
  imported: number;
  problem: string | null;
  /** How much of the file has arrived. */
  receivedBytes: number;
  /** Kept, with a remark in the report. */
  remarked: number;
  /** Were there already. */
  repeated: number;
  skipped: number;
  startedAt: string | null;
  status: 'draft' | 'queued' | 'running' | 'done' | 'failed' | 'cancelled' | 'undoing' | 'undone';
};
export type MemoryImports = {
  items: MemoryImport[];
  nextCursor: string | null;
};
export type MemoryIndex = {
  /** Memories that can be found by meaning with this model. */
  done: number;
  /** At most a hundred that the server refused again and again, the latest first. */
  failed: {
    /** What the server said. */
    error: string;
    excerpt: string;
    memoryId: string;
  }[];
  /** Null while its server has not answered yet. */
  model: string | null;
  running: boolean;
  total: number;
};
export type MemoryKind =
  | 'note'
  | 'fact'
  | 'preference'
  | 'event'
  | 'person'
  | 'place'
  | 'document'
  | 'conversation'
  | 'reading';
export type MemoryLink = {
  toId: string;
};
export type MemoryLinks = {
  /** What refers to it. */
  from: Memory[];
  /** What it refers to. */
  to: Memory[];
};
export type MemoryList = {
  items: Memory[];
};
export type MemoryMonths = {
  /** The months in which there are any, the latest first. */
  items: {
    /** Begins the list, or its timeline, with that month. */
    cursor: string;
    /** Such as 2026-03, where the user is. */
    month: string;
  }[];
};
export type MemoryNeighbours = {
  /** The memory among its neighbours, in reading order. */
  items: Memory[];
  total: number;
  totalIs: TotalIs;
};
export type MemoryOfThisDay = {
  memory: Memory;
  /** To the day; 12 is a year. */
  monthsAgo: number;
};
export type MemoryPage = {
  items: Memory[];
  nextCursor: string | null;
  total: number;
  totalIs: TotalIs;
};
export type MemoryReview = {
  /** What waits first. What is decided leaves, so there are no pages. */
  items: (ReviewConflict | ReviewProposal | ReviewSuggestion)[];
  total: number;
  totalIs: TotalIs;
  /** The newest that are kept but took too long to read; told until the user has seen it. */
  unread: Memory[];
};
export type MemoryRule = {
  createdAt: string;
  id: string;
  kind: 'person' | 'topic' | 'word';
  text: string;
};
export type MemoryRules = {
  items: MemoryRule[];
};
export type MemorySearch = {
  dateBefore?: string;
  /** Happened, or where that is unknown was recorded. */
  dateFrom?: string;
  /** Speaks of all of these people, places, organisations and topics. */
  entity?: string[] | string;
  happenedBefore?: string;
  happenedFrom?: string;
  importId?: string;
  /** One of these. */
  kind?: MemoryKind[] | MemoryKind;
  limit?: number;
  minImportance?: number;
  /** Both by default; `exact` finds what says every word. */
  mode?: 'meaning' | 'exact' | 'both';
  pinned?: boolean | string;
  /** May hold filters: kind:event tag:family person:Anna place:Lyon source:import is:pinned after:2026-01 before:2026-06 "exact words". */
  query: string;
  recordedBefore?: string;
  recordedFrom?: string;
  source?: 'form' | 'paste' | 'message' | 'import' | 'sample';
  /** By default what holds and, below it, what the twin guesses. */
  status?: 'active' | 'suggested' | 'superseded' | 'archived';
  /** All of these. */
  tag?: string[] | string;
  /** Where the asker is, for “yesterday”; by default where they signed in. */
  timeZone?: string;
};
export type MemorySearchResult = {
  highlights: SearchHighlight[];
  memory: Memory;
  reasons: SearchReason[];
  strength: 'strong' | 'related' | 'weak';
};
export type MemorySearchResults = {
  correctedQuery: string | null;
  items: MemorySearchResult[];
  /** Of all that was found, also beyond the limit; where only filters are given, of the latest 10,000. */
  kinds: {
    count: number;
    value: MemoryKind;
  }[];
  /** Why words count for more than usual: the model is still reading the memories, or its server does not answer. */
  note: ('meaning_catching_up' | 'meaning_unavailable') | null;
  tookMs: number;
  understood: UnderstoodSearch;
};
export type MemoryTimeline = {
  /** Of the next 1,000 of the list: the days, where the user is, on which there are any; the latest first. */
  days: {
    count: number;
    day: string;
  }[];
  nextCursor: string | null;
  total: number;
  totalIs: TotalIs;
  /** The cursors with which the list reads each fifty of them; null at the top of the list. */
  windows: (string | null)[];
};
export type MemoryTrigger = {
  kind: 'memory';
  tag: string;
};
export type MemoryVersion = {
  changedAt: string;
  happenedAt: string | null;
  importance: number;
  kind: MemoryKind;
  tags: string[];
  text: string;
  version: number;
};
export type MemoryVersions = {
  items: MemoryVersion[];
};
export type MergeEntity = {
  intoId: string;
};
export type Message = {
  actions: ChatAction[];
  citations: Citation[];
  createdAt: string;
  /** What the user said of the answer. */
  feedback: MessageFeedback | null;
  id: string;
  /** With which it was asked for: a client knows its own request by it after a reload. */
  idempotencyKey: string | null;
  /** Nothing answers for sure: the citations are what comes closest. */
  isClosest: boolean;
  /** What it follows; null for what begins the conversation. */
  parentId: string | null;
  role: 'user' | 'twin';
  /** What was done, or waits for a yes. */
  runs: SkillRun[];
  /** With itself, what was said in this place, oldest first; empty where there is no other. */
  siblings: string[];
  status: 'complete' | 'streaming' | 'failed';
  text: string;
};
export type MessageAccepted = {
  data: {
    twinMessageId: string;
    userMessage: Message;
  };
  event: 'message.accepted';
};
export type MessageCompleted = {
  data: {
    message: Message;
  };
  event: 'message.completed';
};
export type MessageFailed = {
  data: {
    code: string;
    detail: string;
  };
  event: 'message.failed';
};
export type MessageFeedback = {
  comment: string | null;
  givenAt: string;
  reasons: ('untrue' | 'misunderstood' | 'missed' | 'sources' | 'wordy')[];
  verdict: 'up' | 'down';
};
export type MessageMemories = {
  items: Memory[];
};
export type MessageSearch = {
  limit?: number;
  query: string;
};
export type MessageSearchResults = {
  /** With each of the words in their title, the last used first. */
  conversations: Conversation[];
  items: FoundMessage[];
  total: number;
  totalIs: TotalIs;
};
export type MetricCondition = {
  /** In the unit in which the metric is kept. */
  above?: number;
  /** In spreads of what is usual for this person. */
  aboveUsualBy?: number;
  below?: number;
  belowUsualBy?: number;
  kind: 'metric';
  metric: string;
};
export type MetricTrigger = {
  /** In the unit in which the metric is kept. */
  above?: number;
  /** In spreads of what is usual for this person. */
  aboveUsualBy?: number;
  below?: number;
  belowUsualBy?: number;
  /** For so long it must have held without a break. */
  forSeconds: number;
  kind: 'metric';
  metric: string;
};
export type ModelList = {
  items: {
    name: string;
  }[];
};
export type ModelStatus = {
  /** Whether the operator lets users name one. */
  isOwnAllowed: boolean;
  isReachable: boolean;
  /** Of this user, over the last 24 hours; tokens as the server counts them. */
  lastDay: {
    answered: number;
    /** Where the twin answered by itself after all. */
    failed: number;
    inputTokens: number;
    medianFirstMs: number | null;
    medianWholeMs: number | null;
    outputTokens: number;
  };
  /** Of the user’s own, else of the operator’s; null without either. */
  name: string | null;
  /** On a server that the user has named. */
  own: CustomModel | null;
};
export type ModelUsage = {
  /** Of the last 28 days in the user’s zone, those with a call; the earliest first. */
  days: {
    answered: number;
    date: string;
    inputTokens: number;
    /** Until the first word; null without an answer. */
    medianFirstMs: number | null;
    outputTokens: number;
    p95FirstMs: number | null;
  }[];
};
export type MoodAround = {
  /** It is from the sample data. */
  isSample: boolean;
  kind: 'body' | 'home';
  label: string;
  value: string;
};
export type MoodAroundList = {
  items: MoodAround[];
};
export type MoodCalendar = {
  /** Days with an entry, the first one first. */
  items: {
    count: number;
    /** Such as 2026-03-12, of the user’s calendar. */
    day: string;
    /** All of its entries are sample data. */
    isSample: boolean;
    /** Of its entries, from 1 to 5. */
    mean: number;
  }[];
};
export type MoodEntry = {
  around: {
    /** It is from the sample data. */
    isSample: boolean;
    kind: 'body' | 'home';
    label: string;
    value: string;
  }[];
  at: string;
  /** From 1, none, to 5, full. */
  energy: number | null;
  id: string;
  isSample: boolean;
  /** 1 awful, 2 bad, 3 okay, 4 good, 5 great. */
  mood: number;
  note: string | null;
  /** When it was told. */
  recordedAt: string;
  /** From 1, none, to 5, high. */
  stress: number | null;
  tags: {
    group: string;
    name: string;
  }[];
  /** As it was said. */
  word: string | null;
};
export type MoodEntryList = {
  /** The oldest first. */
  items: MoodEntry[];
};
export type MoodEntryPage = {
  /** The newest first. */
  items: MoodEntry[];
  nextCursor: string | null;
};
export type MoodFormat = 'daylio' | 'day-one' | 'csv';
export type MoodImport = {
  bytesRead: number;
  bytesToRead: number;
  createdAt: string;
  /** What its undo deleted. */
  erased: MoodsErasedByUndo | null;
  fileBytes: number;
  fileName: string;
  finishedAt: string | null;
  format: MoodFormat | null;
  id: string;
  imported: number;
  problem: string | null;
  /** How much of the file has arrived. */
  receivedBytes: number;
  /** Kept, with a remark in the report. */
  remarked: number;
  /** Were there already. */
  repeated: number;
  skipped: number;
  startedAt: string | null;
  status: 'draft' | 'queued' | 'running' | 'done' | 'failed' | 'cancelled' | 'undoing' | 'undone';
};
export type MoodImportPreview = {
  columns: string[];
  entries: number;
  format: MoodFormat;
  /** All that the file can be read as. */
  formats: MoodFormat[];
  from: string | null;
  /** Whether all of the file was looked through, or its beginning. */
  isWhole: boolean;
  mapping: MoodMapping;
  reasons: {
    count: number;
    reason: string;
  }[];
  rows: PreviewedMood[];
  skipped: number;
  /** How many entries of each step, from awful to great. */
  steps: number[];
  /** Of times that name no zone. */
  timeZone: string;
  to: string | null;
  warnings: string[];
};
export type MoodImports = {
  items: MoodImport[];
  nextCursor: string | null;
};
export type MoodMapping = {
  /** What each column of a table holds, from the left; empty of other files. */
  columns: (
    | 'ignore'
    | 'time'
    | 'date'
    | 'clock'
    | 'mood'
    | 'energy'
    | 'stress'
    | 'tags'
    | 'title'
    | 'note'
  )[];
  heads: string[];
  /** Whether 3/4 is the third of April. */
  isDayFirst: boolean;
  /** The highest that a number for a mood can be in the file. */
  most: 5 | 10 | 100;
  /** The step of an entry that tells no mood; null leaves it out. */
  otherwise: number | null;
  /** The step of each word that the file has for a mood. */
  words: {
    /** Null where nobody chose one. */
    mood: number | null;
    word: string;
  }[];
};
export type MoodStatistics = {
  /** With an entry. */
  days: number;
  entries: number;
  /** By the clock on the wall where the user is now. */
  hours: {
    count: number;
    /** The first of two hours of the day: 0, 2, 4 to 22. */
    hour: number;
    /** Of its entries, from 1 to 5. */
    mean: number;
    /** From 0 on Mondays to 6 on Sundays. */
    weekday: number;
  }[];
  /** What a tag needs, with and without it, for its effect. */
  minDays: number;
  sampleEntries: number;
  /** The most better days first; those with too few days last. */
  tags: {
    /** With the tag. */
    days: number;
    /** Null: there are too few days yet. */
    effect: {
      /** Mean of days with the tag less that of days without, in steps of the scale. */
      difference: number;
      high: number;
      low: number;
      /** The interval holds 0. */
      mayBeNothing: boolean;
    } | null;
    group: string;
    id: string;
    name: string;
  }[];
};
export type MoodSupport = {
  /** Whom to call; null unless three entries of the last seven days are the lowest. */
  contacts: string | null;
};
export type MoodTagGroups = {
  /** In their order, what is archived last. */
  items: {
    /** Null of a group that is offered and not kept yet. */
    id: string | null;
    isArchived: boolean;
    name: string;
    tags: {
      id: string | null;
      isArchived: boolean;
      name: string;
    }[];
  }[];
};
export type MoodTrigger = {
  atLeast?: number;
  atMost?: number;
  kind: 'mood';
  tag?: string;
};
export type MoodWords = {
  items: {
    /** 1 awful, 2 bad, 3 okay, 4 good, 5 great. */
    mood: number;
    word: string;
  }[];
};
export type MoodsErasedByUndo = {
  entries: number;
};
export type MoveSession = {
  timeZone: string;
};
export type MqttCredentials = {
  host: string;
  isTls: boolean;
  /** Shown this once. */
  password: string;
  port: number;
  /** Where it tells its readings, and nowhere else. */
  topic: string;
  username: string;
};
export type NamedEntity = {
  id: string;
  kind: EntityKind;
  name: string;
};
export type NamedMoodTag = {
  group: string;
  name: string;
};
export type NamedSeries = {
  decimals: number;
  domain: 'body' | 'mood' | 'memory' | 'home';
  /** Such as body:resting-heart-rate. */
  key: string;
  title: string;
  unit: string;
};
export type NewAutomationHook = {
  calledAt: string | null;
  createdAt: string;
  id: string;
  /** Calls have to be signed. */
  isSigned: boolean;
  name: string;
  /** To be called with POST. It is shown once. */
  path: string;
  /** What calls are signed with. It is shown once. */
  secret: string | null;
};
export type NewDevice = {
  device: Device;
  pairing: Pairing;
  /** Shown this once. */
  token: string;
};
export type NewDeviceToken = {
  token: string;
};
export type NewMqttDevice = {
  device: Device;
  mqtt: MqttCredentials;
};
export type NotifyAction = {
  kind: 'notify';
  text: string;
};
export type OnThisDay = {
  items: MemoryOfThisDay[];
};
export type OpenMessage = {
  /** The link, or the code of a text message that is only simulated. */
  content: string;
  createdAt: string;
  expiresAt: string;
  id: string;
  kind: 'VERIFY_EMAIL' | 'PASSWORD_RESET' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL' | 'TEXT_MESSAGE';
  /** The address, or the number of a text message. */
  to: string;
};
export type OpenMessageList = {
  items: OpenMessage[];
  /** Whether this server sends email itself; then nothing waits here. */
  sends: boolean;
};
export type OpenReminders = {
  items: Reminder[];
};
export type OutsideCallPage = {
  /** The newest first; 30 days are kept. */
  items: {
    at: string;
    bytesReceived: number;
    /** Of bodies in HTTP; on other connections all that went over the wire. */
    bytesSent: number;
    host: string;
    id: string;
    /** Refused: answered with 400 or above; failed: no answer, or the connection broke; withheld: nothing was sent. */
    outcome: 'ok' | 'refused' | 'failed' | 'withheld';
    /** What this server is set up to use that machine for; null for any other, such as a model of one’s own. */
    part:
      | ('language-model' | 'embeddings' | 'speech-to-text' | 'text-to-speech' | 'mail' | 'sign-in' | 'home')
      | null;
    place: 'this-machine' | 'private-network' | 'outside';
    port: number;
    /** Why it was made, where that is known. */
    reason: ('answer' | 'model-check' | 'search' | 'index' | 'dictation' | 'read-aloud' | 'home') | null;
    /** Of HTTP, where an answer came. */
    status: number | null;
    tookMs: number;
    /** Why nothing was sent: a temporary chat, a server that rests after it failed, a limit, or an address that is not called for users. */
    withheld: ('temporary' | 'resting' | 'limit' | 'address') | null;
  }[];
  nextCursor: string | null;
};
export type OutsideHost = {
  bytesReceived: number;
  /** Of bodies in HTTP; on other connections all that went over the wire. */
  bytesSent: number;
  calls: number;
  host: string;
  lastAt: string;
  /** What this server is set up to use that machine for; null for any other, such as a model of one’s own. */
  part:
    | ('language-model' | 'embeddings' | 'speech-to-text' | 'text-to-speech' | 'mail' | 'sign-in' | 'home')
    | null;
  place: 'this-machine' | 'private-network' | 'outside';
  port: number;
  /** Of the calls, those that were refused or failed. */
  unanswered: number;
};
export type PairDevice = {
  code: string;
  firmware?: string;
  manufacturer?: string;
  model?: string;
};
export type PairedDevice = {
  deviceId: string;
  ingestUrl: string;
  token: string;
};
export type Pairing = {
  code: string;
  expiresAt: string;
  /** For a QR code; the code stands after the #. */
  url: string;
};
export type ParseCommand = {
  context?: {
    /** The room of whoever speaks, or of what they speak to. */
    areaId?: string | null;
    now?: string;
    timeZone?: string;
  };
  /** Also tells what every part of the sentence was taken for, and what else was weighed. */
  explain?: boolean;
  text: string;
};
export type ParsedCommand = {
  /** One for each clause, where it is asked for. */
  explanation?: CommandExplanation[];
  intents: CommandIntent[];
  outcome: 'act' | 'ask' | 'none';
  question?: string;
};
export type PartialState = {
  attributes: {
    [key: string]: unknown;
  };
  state: string;
};
export type PhraseTrigger = {
  kind: 'phrase';
  text: string;
};
export type PlainAction = DoAction | SceneAction | DelayAction | WaitAction | NotifyAction | AskAction;
export type PresenceCondition = {
  is: 'somebody' | 'nobody';
  kind: 'presence';
};
export type PreviewAutomation = {
  rule: AutomationRule;
};
export type PreviewImport = {
  format?: ImportFormat;
  mapping?: ImportMapping;
};
export type PreviewMoodImport = {
  format?: MoodFormat;
  mapping?: MoodMapping;
  timeZone?: string;
};
export type PreviewReadingImport = {
  format?: ReadingFormat;
  mapping?: ReadingMapping;
  timeZone?: string;
};
export type PreviewedMetric = {
  from: string;
  metric: string;
  readings: number;
  /** The first few. */
  sources: string[];
  title: string;
  to: string;
  unit: string;
};
export type PreviewedMood = {
  at: string;
  /** 1 awful, 2 bad, 3 okay, 4 good, 5 great. */
  mood: number;
  /** Its beginning. */
  note: string | null;
  row: number;
  tags: string[];
  word: string | null;
};
export type PreviewedReading = {
  endsAt: string;
  metric: string;
  /** East of UTC, where it was measured. */
  offsetMinutes: number;
  source: string;
  startsAt: string;
  title: string;
  unit: string;
  value: number;
};
export type PreviewedRow = {
  author: string | null;
  file: string;
  happenedAt: string | null;
  /** Why it is skipped, or a remark. */
  note: string | null;
  row: number;
  tags: string[];
  /** Its beginning; null where it will be skipped. */
  text: string | null;
};
export type PrioritiseSources = {
  series: number[];
};
export type Problem = {
  code: string;
  detail: string;
  error: string;
  errors?: {
    message: string;
    path: string;
  }[];
  requestId: string;
  status: number;
  title: string;
  type: string;
};
export type PublicConfig = {
  firebase: {
    apiKey: string;
    appId: string;
    authDomain: string;
    projectId: string;
  };
  identity: 'local' | 'emulator' | 'firebase';
  mail: boolean;
  phone: boolean;
  providers: ('google.com' | 'github.com' | 'facebook.com' | 'twitter.com')[];
  signUp: 'open' | 'closed';
  version: string;
  voice: {
    speech: boolean;
    transcription: boolean;
  };
};
export type QuietHours = {
  from: string;
  until: string;
};
export type ReadingAlert = {
  condition: 'above' | 'below' | 'above_usual' | 'below_usual';
  id: string;
  isEnabled: boolean;
  lastFiredAt: string | null;
  metric: string;
  minutes: number;
  quietHours: QuietHours | null;
  snoozedUntil: string | null;
  threshold: number;
  /** The rule in words. */
  title: string;
  /** Of the threshold; empty for what is counted, and for spreads. */
  unit: string;
};
export type ReadingAlertTest = {
  /** In a sentence: what was measured, and why it would or would not. */
  reason: string;
  wouldFire: boolean;
};
export type ReadingAlerts = {
  items: ReadingAlert[];
};
export type ReadingChart = {
  /** What one point stands for. */
  bucket: 'minutes' | 'hour' | 'day' | 'week';
  decimals: number;
  /** When it was measured first. */
  firstAt: string | null;
  /** In the unit that is shown. */
  goal: number | null;
  group: 'heart' | 'sleep' | 'activity' | 'body' | 'mind' | 'intake' | 'own';
  isHidden: boolean;
  /** Whether it counts for the day on which a night ends. */
  isOfNight: boolean;
  /** Whether the readings of a day add up. */
  isSum: boolean;
  label: string;
  metric: string;
  points: {
    at: string;
    /** In the unit that is shown. */
    max: number;
    /** In the unit that is shown. */
    min: number;
    /** How many readings. */
    n: number;
    /** The mean; of what adds up the sum, of a week its mean of a day. */
    value: number;
  }[];
  /** What a person could have; none of one’s own metrics. */
  range: {
    /** In the unit that is shown. */
    least: number;
    /** In the unit that is shown. */
    most: number;
  } | null;
  /** As the user chose to see it; empty for what is counted. */
  unit: string;
  /** Those to choose from; empty where there is but one. */
  units: string[];
  usual: UsualRange | null;
};
export type ReadingEntries = {
  items: ReadingEntry[];
  nextCursor: string | null;
};
export type ReadingEntry = {
  at: string;
  device: string;
  id: string;
  metric: string;
  origin: 'told' | 'device' | 'live' | 'import' | 'sample';
  /** How long it was measured for; 0 of a moment. */
  seconds: number;
  source: string;
  unit: string;
  /** In the unit that is shown. */
  value: number;
};
export type ReadingFormat =
  | 'apple-health'
  | 'health-connect'
  | 'google-takeout'
  | 'fit'
  | 'whoop'
  | 'oura'
  | 'withings'
  | 'csv';
export type ReadingImport = {
  bytesRead: number;
  bytesToRead: number;
  createdAt: string;
  /** What its undo deleted. */
  erased: ReadingsErasedByUndo | null;
  fileBytes: number;
  fileName: string;
  finishedAt: string | null;
  format: ReadingFormat | null;
  id: string;
  imported: number;
  problem: string | null;
  /** How much of the file has arrived. */
  receivedBytes: number;
  /** Kept, with a remark in the report. */
  remarked: number;
  /** Were there already. */
  repeated: number;
  skipped: number;
  startedAt: string | null;
  status: 'draft' | 'queued' | 'running' | 'done' | 'failed' | 'cancelled' | 'undoing' | 'undone';
};
export type ReadingImportPreview = {
  columns: string[];
  format: ReadingFormat;
  /** All that the file can be read as. */
  formats: ReadingFormat[];
  from: string | null;
  /** Whether all of the file was looked through, or its beginning. */
  isWhole: boolean;
  mapping: ReadingMapping | null;
  metrics: PreviewedMetric[];
  readings: number;
  reasons: {
    count: number;
    reason: string;
  }[];
  rows: PreviewedReading[];
  skipped: number;
  /** Of times that name no zone. */
  timeZone: string;
  to: string | null;
  warnings: string[];
};
export type ReadingImports = {
  items: ReadingImport[];
  nextCursor: string | null;
};
export type ReadingMapping = {
  /** What each column holds, from the left: ignore, time, end, metric, value, unit, source, or the name of a metric. */
  columns: string[];
  heads: string[];
  /** Whether 3/4 is the third of April. */
  isDayFirst: boolean;
  /** Of each column of a metric; empty for the unit in which it is kept. */
  units: string[];
};
export type ReadingMetrics = {
  items: {
    decimals: number;
    /** In the unit that is shown. */
    goal: number | null;
    group: 'heart' | 'sleep' | 'activity' | 'body' | 'mind' | 'intake' | 'own';
    isHidden: boolean;
    /** Whether it counts for the day on which a night ends. */
    isOfNight: boolean;
    /** Whether the readings of a day add up. */
    isSum: boolean;
    label: string;
    metric: string;
    /** What a person could have; none of one’s own metrics. */
    range: {
      /** In the unit that is shown. */
      least: number;
      /** In the unit that is shown. */
      most: number;
    } | null;
    /** As the user chose to see it; empty for what is counted. */
    unit: string;
    /** Those to choose from; empty where there is but one. */
    units: string[];
  }[];
};
export type ReadingOverview = {
  /** In the order that the user chose. */
  items: {
    at: string;
    /** Of the last 28, those that were measured; the oldest first. */
    days: {
      day: string;
      /** In the unit that is shown. */
      value: number;
    }[];
    /** Of the last 60 before today. */
    daysMeasured: number;
    decimals: number;
    /** In the unit that is shown. */
    goal: number | null;
    group: 'heart' | 'sleep' | 'activity' | 'body' | 'mind' | 'intake' | 'own';
    isHidden: boolean;
    /** Whether it counts for the day on which a night ends. */
    isOfNight: boolean;
    /** Whether the readings of a day add up. */
    isSum: boolean;
    label: string;
    metric: string;
    origin: 'told' | 'device' | 'live' | 'import' | 'sample';
    /** What a person could have; none of one’s own metrics. */
    range: {
      /** In the unit that is shown. */
      least: number;
      /** In the unit that is shown. */
      most: number;
    } | null;
    source: string;
    state: 'under' | 'usual' | 'over' | 'unknown';
    /** As the user chose to see it; empty for what is counted. */
    unit: string;
    /** Those to choose from; empty where there is but one. */
    units: string[];
    usual: UsualRange | null;
    /** In the unit that is shown. */
    value: number;
  }[];
};
export type ReadingSeries = {
  decimals: number;
  /** The oldest first. Of what adds up, such as water, one for each day. */
  items: {
    at: string;
    value: number;
  }[];
  label: string;
  /** As the user chose to see it; empty for what is counted. */
  unit: string;
};
export type ReadingSources = {
  /** The one that told last comes first. */
  items: {
    device: string;
    lastAt: string;
    metrics: {
      label: string;
      metric: string;
    }[];
    origin: 'told' | 'device' | 'live' | 'import' | 'sample';
    readings: number;
    source: string;
  }[];
  /** What more than one source tells of. */
  shared: {
    label: string;
    metric: string;
    /** The one that counts first comes first. */
    series: {
      device: string;
      id: number;
      origin: 'told' | 'device' | 'live' | 'import' | 'sample';
      readings: number;
      source: string;
    }[];
  }[];
};
export type ReadingSummary = {
  /** One for each metric, the one measured last first. */
  items: {
    at: string;
    decimals: number;
    isSample: boolean;
    label: string;
    metric: string;
    /** As the user chose to see it; empty for what is counted. */
    unit: string;
    /** The latest; of what adds up, such as water, the sum. */
    value: number;
  }[];
};
export type ReadingsErasedByUndo = {
  readings: number;
};
export type RecentEntities = {
  items: NamedEntity[];
};
export type ReconsiderSuggestions = {
  kind: MemoryKind | null;
  tags: string[];
};
export type RecordLiveReadings = {
  /** As the strap calls itself. */
  device: string;
  readings: (
    | {
        /** The beginning of the second, or the end of the minute. */
        at: string;
        metric: 'heart-rate';
        /** Beats a minute. */
        value: number;
      }
    | {
        /** The beginning of the second, or the end of the minute. */
        at: string;
        metric: 'heart-rate-variability-rmssd';
        /** Milliseconds, over the minute before. */
        value: number;
      }
  )[];
};
export type RecordedLiveReadings = {
  /** How many were new: sent again, none is kept twice. */
  kept: number;
  /** How many had a time that can’t be, such as tomorrow. */
  skipped: number;
};
export type RecordedSaying = {
  author?: string;
  externalId?: string;
  /** Read as UTC where it has no offset. */
  occurredAt?: string;
  seq?: number;
  text: string;
  thread?: string;
};
export type Recurrence = {
  every: 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
  interval?: number;
  /** Of a month; a shorter one has it on its last day, and -1 is always the last. */
  monthDay?: number;
  /** Of a week, from 0 on Sundays to 6 on Saturdays. */
  weekdays?: number[];
};
export type RejectMemory = {
  /** Whether the same is never to be proposed again. */
  never?: boolean;
};
export type RelatedEntity = {
  id: string;
  kind: EntityKind;
  name: string;
  /** Memories that name both. */
  together: number;
};
export type RememberMessage = {};
export type RememberedMessage = {
  memory: Memory;
  /** Null where it was remembered before: nothing was done. */
  run: SkillRun | null;
};
export type Reminder = {
  areaId: string | null;
  closedAt: string | null;
  createdAt: string;
  /** Of what comes again, when it comes next. */
  dueAt: string | null;
  /** Of a timer. */
  durationSeconds: number | null;
  id: string;
  kind: 'reminder' | 'mood' | 'alarm' | 'timer';
  recurrence: KeptRecurrence | null;
  /** Of a timer that stands still. */
  remainingMs: number | null;
  /** Counts instead of dueAt. */
  snoozedUntil: string | null;
  /** The sentence that asked for it. */
  source: string | null;
  startedAt: string | null;
  status: 'open' | 'done' | 'cancelled';
  /** Of a timer its name, which may be empty. */
  text: string;
  updatedAt: string;
};
export type ReminderOccurrence = {
  /** Of what comes again, which one: sent again, nothing more happens. Without it, the next. */
  dueAt?: string;
};
export type RemoveDevices = {
  ids: string[];
  withData: boolean;
};
export type RemovedReading = {
  id: string;
  /** Of the import that brought it. */
  importNumber: number | null;
  offsetMinutes: number;
  recordedAt: string | null;
  seconds: number;
  /** In the unit in which the metric is kept. */
  value: number;
};
export type RenameList = {
  name: string;
};
export type ReplaceHome = {
  areas: {
    aliases?: string[];
    floor?: string | null;
    id: string;
    name: string;
  }[];
  entities: {
    aliases?: string[];
    area?: string | null;
    attributes?: {
      [key: string]: unknown;
    };
    /** Where it is left out, the attribute `device_class` counts. */
    deviceClass?: string | null;
    domain: string;
    /** As in Home Assistant: `light.kitchen_ceiling`. A second one becomes `light.kitchen_ceiling_2`. */
    id: string;
    name: string;
    /** Null: unknown. */
    state: string | null;
  }[];
  floors: {
    aliases?: string[];
    id: string;
    name: string;
  }[];
};
export type ReplaceMoodTags = {
  items: {
    /** Of one that is kept; without it a new one is made. */
    id?: string | null;
    name: string;
    tags: {
      /** Of one that is kept; without it a new one is made. */
      id?: string | null;
      name: string;
    }[];
  }[];
};
export type ReplaceMoodWords = {
  items: {
    /** 1 awful, 2 bad, 3 okay, 4 good, 5 great. */
    mood: number;
    word: string;
  }[];
};
export type ResolveConflict =
  | {
      how: 'keep';
    }
  | {
      /** Since when the other no longer holds. */
      at?: string;
      how: 'replace';
      /** Which of the two stays. */
      keepId: string;
    }
  | {
      how: 'merge';
      /** Which of the two stays. */
      keepId: string;
      text: string;
    };
export type RestoreMemoryVersion = {
  /** The version that is on screen. */
  version: number;
};
export type RestoredTwinLines = {
  restored: number;
};
export type RetryAnswer = {
  answerId: string;
  /** What the answer may not read, nor those that follow; without it, as the conversation has it. */
  disabledContexts?: ('memory' | 'body' | 'mood' | 'home')[];
  /** A repeat with the same key streams the stored exchange instead of asking again. */
  idempotencyKey?: string;
};
export type Review = {
  figures: ReviewFigure[];
  findings: {
    id: string;
    sentence: string;
  }[];
  from: string;
  isOver: boolean;
  /** Some of it is sample data. */
  isSample: boolean;
  kind: 'week' | 'month';
  /** What is over is made once, and stays until it is made anew. */
  madeAt: string;
  /** All of it as one text. */
  markdown: string;
  /** Those that matter most, the earliest first. */
  memories: {
    date: string;
    id: string;
    text: string;
  }[];
  memoryCount: number;
  people: {
    days: number;
    name: string;
  }[];
  /** The last day of it. */
  to: string;
};
export type ReviewConflict = {
  conflict: MemoryConflict;
  kind: 'conflict';
};
export type ReviewFigure = {
  /** The same of the time of equal length before. */
  before: {
    days: number;
    mean: number;
  } | null;
  /** Days that have a value. */
  days: number;
  decimals: number;
  domain: 'body' | 'mood' | 'memory' | 'home';
  key: string;
  label: string;
  mean: number;
  unit: string;
};
export type ReviewPeriods = {
  items: {
    days: number;
    from: string;
    to: string;
  }[];
};
export type ReviewProposal = {
  kind: 'proposal';
  memory: Memory;
};
export type ReviewSuggestion = {
  kind: 'suggestion';
  memory: Memory;
  suggestedKind: MemoryKind | null;
  tags: string[];
};
export type RoleChange = {
  role: 'user' | 'admin';
};
export type RunCommand = {
  channel?: 'screen' | 'voice' | 'api';
  context?: {
    /** The room of whoever speaks, or of what they speak to. */
    areaId?: string | null;
    now?: string;
    timeZone?: string;
  };
  /** Yes to what was asked before. */
  isConfirmed?: boolean;
  text: string;
};
export type SampleData = {
  /** Of the sample home, where that is the home. */
  devices: number;
  memories: number;
  moodEntries: number;
  readings: number;
  reminders: number;
};
export type SaveCustomModel = {
  /** Absent: the kept one stays, where the server is the same. Null: none. */
  apiKey?: string | null;
  name: string;
  url: string;
};
export type SaveVoicePhrase = {
  /** The sentence that is run in its place. */
  command: string;
  phrase: string;
};
export type SceneAction = {
  entityId: string;
  kind: 'scene';
};
export type ScheduleTrigger = {
  kind: 'schedule';
  pattern: string;
};
export type ScheduledCommand = {
  createdAt: string;
  dueAt: string;
  id: string;
  /** Of the last time. failed: it could not be done; missed: the server was not running. */
  outcome: ('done' | 'failed' | 'missed') | null;
  ranAt: string | null;
  recurrence: KeptRecurrence | null;
  /** What came of it, in a sentence. */
  result: string | null;
  /** Where Activity tells of it. */
  runId: string | null;
  /** The sentence that asked for it. */
  source: string;
  /** finished: it will not be done any more, whatever came of it. */
  status: 'waiting' | 'finished' | 'cancelled';
  /** What is done, without its time. */
  text: string;
  updatedAt: string;
};
export type ScheduledCommands = {
  /** Those that wait by when they are due, then what was due within a day, the latest first. */
  items: ScheduledCommand[];
};
export type SearchFeedback = {
  memoryId: string;
  query: string;
  timeZone?: string;
  /** Whether the memory is what was meant. */
  useful: boolean;
};
export type SearchHighlight = {
  end: number;
  start: number;
};
export type SearchReason = {
  signal: 'words' | 'meaning' | 'name' | 'date' | 'answer' | 'neighbour' | 'recency' | 'importance';
  text: string;
  /** Share of the score this signal gave. */
  weight: number;
};
export type SearchWeights = {
  /** How many judgements they were learned from. */
  judgements: number;
  weights: {
    /** How much it counts before anything is learned. */
    default: number;
    signal: 'words' | 'meaning' | 'name' | 'date' | 'answer' | 'neighbour' | 'recency' | 'importance';
    /** How much it counts for this user. */
    weight: number;
  }[];
};
export type SendMessage = {
  /** What the answer may not read, nor those that follow; without it, as the conversation has it. */
  disabledContexts?: ('memory' | 'body' | 'mood' | 'home')[];
  /** A repeat with the same key streams the stored exchange instead of asking again. */
  idempotencyKey?: string;
  /** A message of the user that this one stands beside, on a branch of its own. */
  insteadOf?: string;
  text: string;
  /** Said on the voice screen, and who wrote it down; typed: nobody. */
  transcribedBy?: 'device' | 'browser' | 'server' | 'typed';
};
export type ServerMetrics = {
  /** For how long the server answered nobody, in milliseconds. */
  eventLoop: {
    /** Of the last whole minute; in the first, of what there was of it. */
    lastMinute: {
      maxMs: number;
      /** A hundredth of the looks found it held up for longer. */
      p99Ms: number;
    };
    sinceStart: {
      maxMs: number;
      /** A hundredth of the looks found it held up for longer. */
      p99Ms: number;
    };
  };
};
export type Session = {
  createdAt: string;
  /** Such as "Firefox on Linux". */
  device: string;
  expiresAt: string;
  id: string;
  isCurrent: boolean;
  /** Noted every five minutes. */
  lastUsedAt: string;
  timeZone: string | null;
};
export type SessionEnded = {
  data: {
    code: string;
    detail: string;
  };
  event: 'session.ended';
};
export type SessionList = {
  items: Session[];
};
export type SessionsEnded = {
  ended: number;
};
export type SetFindingLags = {
  lags: number[];
};
export type SetHomeArea = {
  aliases?: string[];
  floor?: string | null;
  name: string;
};
export type SetHomeFloor = {
  aliases?: string[];
  name: string;
};
export type SetUpSampleHome = {};
export type Settings = {
  /** Where the home is: for sunrise and sunset. */
  homePlace: HomePlace | null;
  /** What is told in a conversation is kept; never: only after “remember”. Default: always. */
  keepTold: 'always' | 'ask' | 'never';
  /** In which it is talked; auto: each sentence decides. Default: auto. */
  language: string;
  /** What it can be besides auto, by codes such as en. */
  languages: string[];
  /** Facts that are told in passing become suggestions in the review. */
  learnsFromChat: boolean;
  /** Reminders wait until they are over. */
  quietHours: QuietHours | null;
  /** Null: as each device tells its own. */
  units: ('metric' | 'imperial') | null;
};
export type SignedIn = {
  /** The account has changed since the token was made: refresh the token and exchange once more. */
  refreshIdToken: boolean;
  success: true;
  user: AuthUser;
};
export type SimilarDay = {
  /** What is out of the ordinary on both days, in the same way. */
  because: {
    is: 'over' | 'under';
    label: string;
  }[];
  /** A day of the calendar: 2026-11-26. */
  date: string;
  /** How many figures both days have. */
  figures: number;
  /** 1: every figure lies as far from its usual. */
  likeness: number;
};
export type SkillList = {
  items: {
    description: string;
    examples: string[];
    group: 'Memory' | 'Home' | 'Reminders, timers and lists' | 'Screens and settings' | 'Everything else';
    icon:
      | 'memory'
      | 'search'
      | 'home'
      | 'clock'
      | 'calendar'
      | 'list'
      | 'body'
      | 'mood'
      | 'info'
      | 'settings';
    name: string;
    /** As a JSON Schema. */
    parameters: {
      [key: string]: unknown;
    };
    /** physical: moves something in the home; guarded: opens or unlocks it, after a yes. */
    risk: 'read' | 'write' | 'physical' | 'guarded';
    /** What people call it. */
    title: string;
  }[];
};
export type SkillRun = {
  /** An answer that comes later counts as a new sentence. Null where none is awaited. */
  answerUntil: string | null;
  /** What was understood; nothing of a question that is closed. */
  asked: {
    icon:
      | 'memory'
      | 'search'
      | 'home'
      | 'clock'
      | 'calendar'
      | 'list'
      | 'body'
      | 'mood'
      | 'info'
      | 'settings';
    /** None where they hold a memory’s words. */
    parameters: {
      [key: string]: unknown;
    };
    skill: string;
    targets: string[];
    /** How it is told. */
    title: string;
  }[];
  at: string;
  canUndo: boolean;
  /** What the answer is shown with, where it has any. */
  cards: ('devices' | 'reminders' | 'charts')[];
  channel: 'chat' | 'voice' | 'screen' | 'api' | 'schedule' | 'rule';
  /** What is measured or felt of it. */
  charts: Chart[];
  /** Present while a yes is awaited. */
  confirmation: Confirmation | null;
  /** Where it was asked, if in a conversation. */
  conversationId: string | null;
  id: string;
  /** It opens a screen and does nothing else. */
  isVisit: boolean;
  /** The answer that tells of it. */
  messageId: string | null;
  /** awaiting_confirmation, awaiting_answer: nothing has happened, and an answer is awaited. */
  outcome: 'completed' | 'awaiting_confirmation' | 'awaiting_answer' | 'closed';
  /** Ids of the reminders and timers it made or changed. */
  reminders: string[];
  result: string;
  /** The screen that shows what was asked for. */
  screen:
    | (
        | 'today'
        | 'ask'
        | 'search'
        | 'memory'
        | 'people'
        | 'review'
        | 'forget'
        | 'trash'
        | 'imports'
        | 'home'
        | 'reminders'
        | 'voice'
        | 'activity'
        | 'skills'
        | 'settings'
        | 'sign-in'
        | 'sessions'
        | 'language-model'
      )
    | null;
  skills: string[];
  /** Ids of the home’s entities it was about. */
  targets: string[];
  /** What the screen that asked is to look like. */
  theme: ('dark' | 'light' | 'system') | null;
  /** Null where it cannot be undone. */
  undoUntil: string | null;
  undoneAt: string | null;
};
export type SkillRunPage = {
  items: SkillRun[];
  nextCursor: string | null;
};
export type SnoozeReadingAlert = {
  /** Nothing is told before; null ends it. */
  until: string | null;
};
export type SnoozeReminder = {
  until: string;
};
export type SpeakText = {
  text: string;
};
export type SpokenMessage = {
  /** The newest, where there are several. */
  answer: Message;
  conversationId: string;
  question: Message;
  transcribedBy: 'device' | 'browser' | 'server' | 'typed';
};
export type SpokenMessagePage = {
  items: SpokenMessage[];
  nextCursor: string | null;
};
export type StartExperiment = {
  action: string;
  lag?: number;
  outcome: string;
  /** How long: two weeks or four. */
  weeks?: 2 | 4;
};
export type StartImport = {
  format: ImportFormat;
  mapping?: ImportMapping | null;
};
export type StartMoodImport = {
  format: MoodFormat;
  mapping?: MoodMapping;
  timeZone?: string;
};
export type StartReadingImport = {
  format: ReadingFormat;
  mapping?: ReadingMapping | null;
  timeZone?: string;
};
export type StartTimer = {
  areaId?: string;
  durationSeconds: number;
  /** Chosen by the sender: sent again, it makes no second one. */
  id?: string;
  name?: string;
};
export type StateChangedEvent = {
  attributes: {
    [key: string]: unknown;
  };
  entityId: string;
  kind: 'state';
  state: string;
};
export type StateCondition = {
  above?: number;
  attribute?: string;
  below?: number;
  entityId: string;
  is?: string | number | boolean;
  kind: 'state';
};
export type StateTrigger = {
  above?: number;
  /** In place of the state. */
  attribute?: string;
  below?: number;
  entityIds: string[];
  /** For so long it must have held without a break. */
  forSeconds: number;
  from?: string | number | boolean;
  kind: 'state';
  to?: string | number | boolean;
};
export type SunTrigger = {
  event: 'sunrise' | 'sunset' | 'dawn' | 'dusk';
  kind: 'sun';
  offsetMinutes: number;
};
export type SupersedeMemory = {
  /** Since when. Without it: when the other happened, else when it was recorded. */
  at?: string;
  /** What holds instead: a memory, or the words of a new one. */
  by:
    | string
    | {
        happenedAt?: string | null;
        text: string;
      };
};
export type TemporaryMessage = {
  /** What answers of this conversation may not read. */
  disabledContexts?: ('memory' | 'body' | 'mood' | 'home')[];
  /** What the user said before it, newest first: nobody keeps it but the client. */
  earlier?: string[];
  text: string;
};
export type TestCustomModel = {
  /** Absent: the kept one stays, where the server is the same. Null: none. */
  apiKey?: string | null;
  /** Absent: only the server is tried. */
  name?: string;
  url: string;
};
export type TextDelta = {
  data: {
    text: string;
  };
  event: 'text.delta';
};
export type TimeTrigger = {
  at: string;
  kind: 'time';
  /** From 0, Sunday, to 6, Saturday; none is every day. */
  weekdays: number[];
};
export type TodayCard = {
  card:
    | 'brief'
    | 'due'
    | 'mood_check_in'
    | 'confirm'
    | 'on_this_day'
    | 'finding'
    | 'body'
    | 'mood'
    | 'home'
    | 'memory'
    | 'devices'
    | 'recent';
  isHidden: boolean;
  /** Columns it takes, where there are as many. */
  width: 1 | 2;
};
export type TodayLayout = {
  /** The first steps were sent away, or asked for again; null: neither. */
  areStepsClosed: boolean | null;
  /** Every card there is, in its order. */
  cards: {
    card:
      | 'brief'
      | 'due'
      | 'mood_check_in'
      | 'confirm'
      | 'on_this_day'
      | 'finding'
      | 'body'
      | 'mood'
      | 'home'
      | 'memory'
      | 'devices'
      | 'recent';
    isHidden: boolean;
    /** Columns it takes, where there are as many. */
    width: 1 | 2;
  }[];
  /** By the person; else as it comes. */
  isArranged: boolean;
  skippedSteps: ('tell' | 'feel' | 'bring' | 'connect')[];
};
export type TodayOverview = {
  devices: {
    /** Those that are heard as often as they should be. */
    inTime: number;
    total: number;
    troubled: {
      id: string;
      name: string;
      status: 'silent' | 'offline';
    }[];
  };
  /** The newest that still holds and was not hidden. */
  finding: Finding | null;
  /** The last mood that was told is the person’s own. */
  hasMood: boolean;
  home: Home;
  layout: TodayLayout;
  moods: MoodEntryList;
  onThisDay: OnThisDay;
  readings: ReadingSummary;
  review: MemoryReview;
  sample: SampleData;
};
export type TotalIs = 'exact' | 'about' | 'over';
export type Transcription = {
  /** Empty where nothing was heard. */
  text: string;
};
export type Trash = {
  items: TrashedMemory[];
  nextCursor: string | null;
  total: number;
  totalIs: TotalIs;
};
export type TrashedMemory = {
  deletedAt: string;
  /** When it goes for good unless it is restored. */
  erasedAt: string;
  memory: Memory;
};
export type TwinAnswer = {
  /** Verdict: the words that its owner put in place of an earlier answer. */
  from: 'memories' | 'verdict' | 'nothing';
  question: string;
  /** In the first person; each with the number of its source, counted from 1. */
  sentences: {
    source: number | null;
    text: string;
  }[];
  sources: TwinSource[];
};
export type TwinCheck = {
  answeredAt: string | null;
  askedAt: string;
  choices: TwinCheckChoice[];
  chosen: string | null;
  id: string;
  kind: 'person' | 'place' | 'topic' | 'liking';
  /** What the twin said before; null until its owner has answered. */
  predicted: string | null;
  question: string;
};
export type TwinCheckChoice = {
  id: string;
  text: string;
};
export type TwinChecks = {
  /** Those answered last, the newest first. */
  latest: TwinCheck[];
  open: TwinCheck[];
  rate: TwinMatchRate;
};
export type TwinEvidence = {
  /** When it happened, or was told where that is not known. */
  at: string;
  kind: MemoryKind;
  memoryId: string;
  title: string;
};
export type TwinInterview = {
  answered: number;
  /** Three at most, of what least is known. */
  questions: TwinInterviewQuestion[];
  total: number;
};
export type TwinInterviewAnswered = {
  memoryId: string;
  /** By which it can be undone. */
  runId: string;
  /** As it is kept. */
  text: string;
};
export type TwinInterviewQuestion = {
  about: 'you' | 'people' | 'preference' | 'now';
  key: string;
  question: string;
};
export type TwinLine = {
  about: 'you' | 'people' | 'preference' | 'now';
  /** Memories that said something else of the same before. */
  changes: number;
  /** The newest; there may be more. */
  evidence: TwinEvidence[];
  evidenceCount: number;
  id: string;
  /** All of its evidence is sample data. */
  isSample: boolean;
  /** Of the newest evidence. */
  lastAt: string;
  /** As it was read, where its owner put it otherwise. */
  readAs: string | null;
  /** Of the oldest evidence. */
  since: string;
  span: 'lasting' | 'current';
  /** Said three times or called important; twice; once. */
  strength: 'strong' | 'clear' | 'once';
  text: string;
};
export type TwinMatchRate = {
  answered: number;
  /** How many would match by chance. */
  expected: number;
  /** Of the share that matches, 95 %, from 0 to 1. */
  interval: {
    high: number;
    low: number;
  } | null;
  matched: number;
  /** The oldest first. */
  months: {
    answered: number;
    /** How many would match by chance. */
    expected: number;
    matched: number;
    month: string;
  }[];
  sentence: string;
};
export type TwinProfile = {
  /** Lines that were forgotten and can be brought back. */
  hidden: number;
  lines: TwinLine[];
  standsOn: {
    memories: number;
    /** Guesses that wait for their owner’s word. */
    waiting: number;
  };
};
export type TwinRoutine = {
  count: number;
  kind: 'memory' | 'tag' | 'mood' | 'reminder' | 'skill';
  /** Since midnight, by the clock on the wall. */
  minute: number;
  /** The tag, the reminder or the title of the skill; else empty. */
  name: string;
  /** From 0 on Mondays. */
  weekdays: number[];
  /** In how many of the last weeks. */
  weeks: number;
};
export type TwinRoutines = {
  items: TwinRoutine[];
  ofWeeks: number;
};
export type TwinSampleAnswer = {
  text: string;
  version: number | null;
  words: number;
};
export type TwinSource = {
  memoryId: string;
  recordedAt: string;
  title: string;
};
export type TwinStyle = {
  /** From 0, casual, to 100, formal. */
  formality: number;
  /** From 0, none, to 100, some. */
  humour: number;
  /** In which the twin speaks: auto is that of the question. */
  language: string;
  /** From 0, short, to 100, long. */
  length: number;
  /** From 0, plain, to 100, warm. */
  warmth: number;
};
export type TwinStylePreview = {
  after: TwinSampleAnswer;
  before: TwinSampleAnswer;
  question: string;
  sources: {
    memoryId: string;
    title: string;
  }[];
};
export type TwinVerdict = {
  createdAt: string;
  id: string;
  instead: string | null;
  question: string;
  wouldSay: boolean;
};
export type TwinVerdicts = {
  /** The newest first. */
  items: TwinVerdict[];
};
export type TwinVersion = {
  createdAt: string;
  /** From 0, casual, to 100, formal. */
  formality: number;
  /** From 0, none, to 100, some. */
  humour: number;
  id: string;
  /** In which the twin speaks: auto is that of the question. */
  language: string;
  /** From 0, short, to 100, long. */
  length: number;
  number: number;
  /** The version that was brought back by it. */
  restoredFrom: number | null;
  /** From 0, plain, to 100, warm. */
  warmth: number;
};
export type TwinVersions = {
  current: CurrentTwinStyle;
  /** The newest first. */
  items: TwinVersion[];
  /** As it is for those who have set nothing. */
  usual: TwinStyle;
};
export type UnderstoodSearch = {
  filters: {
    field: string;
    /** As it was typed. */
    text: string;
    value: string;
  }[];
  /** Why something that looks like a filter was searched for as words. */
  notes: string[];
  /** What was searched for; empty where there were only filters. */
  words: string;
};
export type UndoImport = {
  /** What becomes of memories that were changed since. */
  edited: 'keep' | 'erase';
};
export type UpdateEntity = {
  kind?: EntityKind;
  name?: string;
};
export type UpdateFirstSteps = {
  isClosed?: boolean;
  skipped?: ('tell' | 'feel' | 'bring' | 'connect')[];
};
export type UpdateMemory = {
  happenedAt?: string | null;
  importance?: number;
  kind?: MemoryKind;
  tags?: string[];
  text?: string;
  /** The version the edit was made on. */
  version: number;
};
export type UpdateMetricSettings = {
  /** In the unit that is shown; null takes it away. */
  goal?: number | null;
  isHidden?: boolean;
  /** One of those to choose from; null for the one that goes with the user’s units. */
  unit?: string | null;
};
export type UpdateSettings = {
  homePlace?: HomePlace | null;
  keepTold?: 'always' | 'ask' | 'never';
  language?: string;
  learnsFromChat?: boolean;
  quietHours?: QuietHours | null;
  units?: ('metric' | 'imperial') | null;
};
export type UseBrowser = {
  browserId: string;
  name: string;
};
export type UsualRange = {
  days: number;
  /** In the unit that is shown. */
  high: number;
  /** In the unit that is shown. */
  low: number;
  /** In the unit that is shown. */
  median: number;
};
export type VoicePhrase = {
  command: string;
  createdAt: string;
  id: string;
  phrase: string;
};
export type VoicePhraseList = {
  items: VoicePhrase[];
};
export type WaitAction = {
  kind: 'wait';
  onTimeout: 'continue' | 'stop';
  timeoutSeconds: number;
  until: StateTrigger;
};
export type WebhookTrigger = {
  hookId: string;
  kind: 'webhook';
};
