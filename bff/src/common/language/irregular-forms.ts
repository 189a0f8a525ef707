/**
 * English forms that a suffix stemmer cannot bring back to their base: "base form form …", one base an entry.
 * Forms that are more often another word are left out on purpose: saw, left, rose, bit, bore, bound, wound, lay.
 */
const ENTRIES = `
  awake awoke awoken|beat beaten|become became|begin began begun|bend bent|bite bitten|blow blew blown|
  break broke broken|breed bred|bring brought|build built|burn burnt|buy bought|catch caught|choose chose chosen|
  cling clung|come came|creep crept|deal dealt|dig dug|do done|draw drew drawn|dream dreamt|drink drank drunk|
  drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought|find found|flee fled|fling flung|
  fly flew flown|forbid forbade forbidden|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|
  get got gotten|give gave given|go went gone|grow grew grown|hang hung|hear heard|hide hid hidden|
  hold held|keep kept|kneel knelt|know knew known|lead led|lean leant|leap leapt|learn learnt|lend lent|
  light lit|lose lost|make made|mean meant|meet met|mistake mistook mistaken|overcome overcame|pay paid|
  prove proven|ride rode ridden|ring rang rung|rise risen|run ran|say said|see saw seen|seek sought|sell sold|send sent|
  sew sewn|shake shook shaken|shine shone|show shown|shrink shrank shrunk|sing sang sung|sink sank sunk|
  sit sat|sleep slept|slide slid|sling slung|smell smelt|speak spoke spoken|speed sped|spell spelt|spend spent|
  spill spilt|spin spun|spring sprang sprung|stand stood|steal stole stolen|stick stuck|sting stung|strike struck|
  strive strove striven|swear swore sworn|sweep swept|swell swollen|swim swam swum|swing swung|take took taken|
  teach taught|tear tore torn|tell told|think thought|throw threw thrown|tread trod trodden|understand understood|
  undertake undertook undertaken|wake woke woken|wear wore worn|weave wove woven|weep wept|win won|
  withdraw withdrew withdrawn|write wrote written|
  calf calves|child children|elf elves|foot feet|goose geese|half halves|knife knives|leaf leaves|loaf loaves|man men|
  mouse mice|ox oxen|self selves|shelf shelves|thief thieves|tooth teeth|wife wives|wolf wolves|woman women`;

/** Irregular form → base form. */
export const IRREGULAR_FORMS: ReadonlyMap<string, string> = new Map(
  ENTRIES.split('|').flatMap((entry) => {
    const [base = '', ...forms] = entry.trim().split(/\s+/);
    return forms.map((form): [string, string] => [form, base]);
  }),
);
