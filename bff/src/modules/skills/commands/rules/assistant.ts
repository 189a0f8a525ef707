import { type Draft } from '../command.js';
import { type Sentence } from '../sentence.js';
import { dayIn } from '../when/spoken-day.js';
import { isFeltInside } from './indoor-comfort.js';
import { isMuteRequest } from './mute-requests.js';
import { reminderParameters } from './reminder-parameters.js';

const free = { explains: /.*/u };
const WAKE = /\bwake (?:me|us)\b(?: up)?|\bget me up\b|\bwake up (?:alert|call|time)\b/u;
const ALARM = /\balarms?\b|\balert me at\b/u;
const REMOVE =
  /\b(?:remove|delete|cancel|clear|erase|turn off|switch off|disable|stop|dismiss|deactivate|get rid|shut off|reset|set .* off|kill|snooze|no longer|discard|drop|removed|clean|wipe|take .* off|do not want)\b/u;
/** "Remind me in 20 minutes to turn off the oven" turns nothing off. */
const REMINDS =
  /^(?:(?!(?:cancel|delete|remove|stop|do not|no|clear|what|when|which|did|show|list)\b)[\w:]+ ){0,5}?(?:remind|notify) (?:me|us)\b(?! (?:about|of) my\b).* (?:to|that|about|of)\b|^(?:remind|notify) (?:me|us) (?:to|that|when)\b/u;
const ASK =
  /^(?:what|which|when|do|does|is|are|am|how|show|tell|list|check|give me|have i|did|any|read|let me know|where|find|view|display|see|who|can i|open|will|at what|in|on what|remind me (?:about|of) my|i want to know|would like to know|report)\b|\b(?:upcoming|status)\b/u;
const PLANS =
  /\bam i (?:free|available|busy|doing)\b|\bdo i (?:have|need to).* (?:planned|plans|going on|today|tonight|tomorrow|this week(?:end)?|for the \d)|\b(?:my|any|have|the) plans?\b|\bplanned\b|\bcoming up\b|\bmy (?:upcoming )?(?:day|week(?:end)?)\b|\bwhat (?:am i|are we) (?:up to|doing)\b|\bgot going on\b|\b(?:dinner|holiday|birthday|s) party\b/u;
/** "Summarise my week" is about what was, as the memory has it. */
const SUMMARY = /^(?:summari[sz]e|sum up|recap|review|rate|describe|compare|reflect on)\b|\bsummary of\b/u;
/** What goes on in the town is in no calendar of the user's. */
const PUBLIC_EVENT =
  /\b(?:events?|concerts?|shows?)\b.*\b(?:in (?!(?:my|the|our) (?:calend[ae]r|agenda|schedule|app))|near|nearby|around|happening|going on|local|area|city|town|location|conducted|venue)|\bhappening\b|\b(?:recommend|special events?|latest event)\b/u;
/** "Ana's birthday is on 4 May" is told, and for the memory. */
const ANNIVERSARY_TOLD =
  /^(?!(?:what|when|which|is|remind|set|add|put|create|schedule|mark|make|note|save)\b).*\b(?:birthday|anniversary) (?:is|was|falls)\b|^(?:it|today|tomorrow) is .*\b(?:birthday|anniversary)\b/u;
/** Timetables are not the user's schedule either. */
const TIMETABLE =
  /\b(?:train|bus|rail|flight|ferry|metro|subway)s?\b.*\bschedule\b|\bschedule\b.*\b(?:train|bus|rail|flight|station)s?\b/u;
const CALENDAR =
  /\b(?:calend[ae]rs?|agenda|schedul(?:e|ed|ing)|appointments?|meetings?|reminders?|events? (?:in|on|to|from|for)|(?:my|next|all|the|an?|this) events?|events? (?:is|are|today|tomorrow|this)|remind (?:me|us)|notify me|set up a meeting|anniversary|birthdays?)\b/u;
const WEATHER =
  /\b(?:weather|forecast|rain(?:ing|y)?|snow(?:ing|y)?|sunny|umbrella|humid|storm(?:y|s)?|cloud(?:y|s)?|windy|hail|sun ?screen|rain ?coat|jacket|coat|thunder|drizzl|freezing|chilly|hot|cold|warm|wind|degrees|temperature|hurricane|heat ?wave|precipitation|sun)\b/u;
const SKY =
  /^(?:what|how|is|will|should|do|does|tell|show|give|check|can|are|report|when|get|any|need|weather|current|it|let me|look|did|where|which|could|forecast|local|today)\b/u;
const NO_WEATHER =
  /\b(?:news|recipe|cook|oven|lights?|movie|song|music|play|star|food|coffee|water heater|mean|definition|chocolate|stock|melt|boil|planet|surface|square root|how hot is the sun|hot dogs?|what is the (?:hottest|coldest))\b/u;
const TIME =
  /\b(?:what|tell me|give me|show me|current|mention|check|know|report|say|is it)\b.*\b(?:time|date|day|month|year|clock)\b|^(?:time|date|the time|the date|current time|todays? date)\b|\b(?:what is|whats) todays\b|\bwhat (?:day|date|month|year|time)\b|\bis (?:it|today) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:day|date) (?:is|will|was|does)\b|^time (?:in|at)\b/u;
const TIME_ELSEWHERE =
  /\b(?:time|date|day|it|clock)(?: is it| it is)? (?:in|at|for) (?!the (?:morning|afternoon|evening)|this|here|my|our|\d)(?:the )?(?<place>[a-z][a-z ]*?)(?: (?:right now|now|today|tomorrow|at the moment))?$/u;
const CONVERT =
  /\btime ?zones?\b|\btime difference\b|\b(?:convert|change|switch)\b.*\b(?:time|gmt|[ecmp]st|ist|utc|[ap]m)\b|\bif it is .* (?:what|when)\b.*\b(?:time|in)\b|\bhours? (?:ahead|behind|difference)\b|\bit is .* in .* what time\b/u;
const NO_TIME =
  /\b(?:train|bus|flight|movie|movies|game|meeting|appointment|store|shop|alarm|shows|news|built|birth|founded|released|start|starts|subtracted|happening|one more time|last|traffic|leave|arrive|open|close|take|takes|cook|event|events|concert|order|pizza|delivery|songs?|music|playing|last time|email|drive|best time|born|die|died|invented|happen(?:ed|s)|long|program)\b/u;
const CANCEL =
  /^(?:never ?mind(?: (?:that|it|about (?:it|that)))?|cancel(?: (?:it|that|this|now|all|everything))*|(?:just )?(?:stop|abort|quit|exit|forget) (?:it|that|this|now|everything)|stop|abort|quit|exit|forget (?:it|that|about it)|enough|shut (?:up|off|down)(?: it)?|that is (?:all|enough|it)\b.*|(?:that is )?(?:enough|all)(?: just)? (?:stop|cancel)(?: it| that)?|just (?:stop|cancel)(?: it| that)?|(?:i )?(?:want|need) (?:you )?(?:to )?(?:just )?(?:stop|cancel)(?: it)?|i would (?:like to )?talk (?:to you )?later|talk to you later|it is (?:enough|okay now)|i (?:am )?(?:do not|no longer) (?:need|want) (?:it|that|this)(?: anymore)?|let it be)$/u;
const YES =
  /^(?:yes|yeah|yep|yeap|yup|ya|sure|correct|right|exactly|affirmative|absolutely|definitely|of course|confirmed?|do it|go ahead|strongly agreed?|agreed?|indeed|i agree|that is (?:right|correct|it|perfect|great)|perfect|got it|sounds good)\b/u;
const YES_REPLY =
  /\b(?:got (?:it|that|my|the) (?:command |instructions? )?(?:right|correct(?:ly)?|perfect(?:ly)?)|(?:did|done|understood|got) (?:it|that|the command|my command|my instructions?|command)(?: \w+)? ?(?:right|correct(?:ly|ely)?|correcly|exactly|perfect(?:ly)?|well)?|(?:perfect|fantastic|excellent|correct|right|great|good) (?:response|answer|command|choice)(?: to \w+)?|you(?: have|ve)? (?:got|done|did|understood).*(?:right|correct\w*|correcly|exactly|perfect\w*))\b/u;
/** The user did not catch the answer: that is no "no". */
const NOT_CAUGHT =
  /\bi (?:can|do|did|could|am) not (?:understand|get|catch|follow)\b|^(?:s\d )?(?:did|do|can|could) not (?:understand|get|catch)\b/u;
const NO =
  /^(?:no|nope|nah|uhh? no|wrong|incorrect|negative|not (?:right|that|this|correct|really)|never|no way)\b|\b(?:not (?:right|correct|what i (?:said|want|wanted|meant|mean|asked|am (?:searching|looking) for|was (?:searching|looking) for)|the (?:right|correct)|ask for|say|get me|understand|interpret)|(?:is|was|did|do) not (?:right|correct|it|what|the right|the correct|quite|ask|say|get)\b|messed up|mis ?(?:understood|heard|interpreted)|wrong (?:answer|response|command|manner|way|thing)|(?:in|a) wrong|incorrect)\b/u;

/** Alarms, calendar, clock, weather and the words of a talk: what is about no device. */
export function assistant(sentence: Sentence): Draft | undefined {
  const { text } = sentence;
  if (CANCEL.test(text)) return { skill: 'dialogue.cancel', parameters: {}, ...free };
  if (/\b(?:smoke|fire|burglar|security|house) alarm\b|^(?:dis)?arm\b/u.test(text) || isMuteRequest(text))
    return undefined;
  if (ALARM.test(text) || WAKE.test(text))
    return { skill: 'alarm', ...reminderParameters(sentence, 'alarm', operationOf(text)), ...free };
  return undefined;
}

/** Read before the devices: "remind me to turn off the oven" turns nothing off. */
export function reminding(sentence: Sentence): Draft | undefined {
  const { text } = sentence;
  if (
    !CALENDAR.test(text) ||
    isMuteRequest(text) ||
    PUBLIC_EVENT.test(text) ||
    TIMETABLE.test(text) ||
    ANNIVERSARY_TOLD.test(text) ||
    (/^(?:schedule|program|plan)\b/u.test(text) && sentence.hasNoun('vacuum')) ||
    /\b(?:e ?mails?|tweet|facebook|concert|news|weather)\b/u.test(text)
  )
    return undefined;
  return { skill: 'reminder', ...reminderParameters(sentence, 'reminder', operationOf(text)), ...free };
}

/** Read after the devices, which own "what is the temperature" and "is it on". */
export function agenda(sentence: Sentence): Draft | undefined {
  const { text } = sentence;
  if (isWeather(sentence))
    return { skill: 'unsupported.weather', parameters: weatherPlace(sentence), ...free };
  if (PLANS.test(text) && !/\b(?:alarm|list|music|movie|news)\b/u.test(text) && !SUMMARY.test(text))
    return { skill: 'reminder', ...reminderParameters(sentence, 'reminder', operationOf(text)), ...free };
  if (CONVERT.test(text)) return { skill: 'clock', parameters: { asks: 'conversion' }, ...free };
  if (TIME.test(text) && !NO_TIME.test(text)) {
    const asks = /\b(?:date|day|month|year|today)\b/u.test(text) && !/\btime\b/u.test(text) ? 'date' : 'time';
    return { skill: 'clock', parameters: { asks, ...whereAndWhen(sentence) }, ...free };
  }
  if (NOT_CAUGHT.test(text)) return undefined;
  if (NO.test(text)) return { skill: 'dialogue.yesno', parameters: { answer: 'no' }, ...free };
  if (YES.test(text) || YES_REPLY.test(text))
    return { skill: 'dialogue.yesno', parameters: { answer: 'yes' }, ...free };
  return undefined;
}

/** The clock is another one in another place, and the calendar shows other days than today. */
function whereAndWhen(sentence: Sentence): { place?: string | undefined; day?: string | undefined } {
  const words = sentence.words.join(' ');
  const day = dayIn(words, sentence.context)?.value;
  return {
    place: TIME_ELSEWHERE.exec(words)?.groups?.place,
    day: day?.toISOString().slice(0, 'yyyy-mm-dd'.length),
  };
}

function isWeather(sentence: Sentence): boolean {
  const { text } = sentence;
  if (NO_WEATHER.test(text) || isFeltInside(sentence)) return false;
  if (/\bweather\b|\bit (?:like|feel) outside\b|\bhow is it outside\b/u.test(text)) return true;
  if (
    /\b(?:should|can|do) i (?:wear|need|bring|take|carry)\b.*\b(?:gloves|sweater|sandals|jacket|coat|umbrella|hat|scarf|boots|shorts|sun ?glasses)\b/u.test(
      text,
    )
  )
    return true;
  return WEATHER.test(text) && SKY.test(text) && !/\b(?:calendar|remind|alarm|traffic|email)\b/u.test(text);
}

/** "In Paris" is never the local weather; a place that the home does not know is handed on as it was said. */
function weatherPlace(sentence: Sentence): Record<string, unknown> {
  const named = sentence.named(['weather'])[0]?.[0];
  if (named) return { name: named.name };
  const place =
    /\b(?:in|for|at|of|near|around) (?!the (?:next|coming|afternoon|morning|evening|week|weekend)|today|tomorrow|tonight|this|next|here|my|now|\d|an?\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day)((?:the )?[a-z@][\w@]*(?: [a-z][\w]*){0,2}?)(?= (?:today|tomorrow|tonight|this|next|right|now|on|like|be|for|going)\b|$)/u.exec(
      sentence.text,
    )?.[1];
  return place === undefined ? {} : { place: sentence.said(place) };
}

function operationOf(text: string): string {
  if (REMINDS.test(text)) return 'set';
  if (/^snooze\b|^(?:postpone|push|delay|move|reschedule)\b.*\breminders?\b/u.test(text)) return 'snooze';
  if (/^(?:mark|complete|finish|tick off)\b/u.test(text)) return 'complete';
  if (ASK.test(text) && !/^(?:show|list).*\bdelete\b/u.test(text)) return 'query';
  return REMOVE.test(text) ? 'remove' : 'set';
}
