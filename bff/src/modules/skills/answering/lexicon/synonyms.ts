import { indexGroups, readGroups, shareGroup } from './entries.js';

/** People and home. */
const HOUSEHOLD = `
  mother mum mom mama mommy mummy|father dad papa daddy|grandmother grandma granny nan nana|grandfather grandpa granddad|
  wife spouse partner|husband spouse partner|girlfriend partner|boyfriend partner|child kid son daughter|baby infant newborn child|
  aunt auntie|doctor gp physician|vet veterinarian|boss manager supervisor|colleague coworker|friend buddy pal mate|
  teacher tutor instructor teach|neighbour neighbor|therapist psychologist counsellor counselor|cleaner cleaning|
  live reside dwell inhabit move relocate|flat apartment|house home|room bedroom|garden yard|cellar basement|attic loft|
  rubbish trash garbage waste bin|fridge refrigerator|sofa couch settee|lift elevator|tap faucet|heating radiator boiler|
  washer washing|curtain blind drape|cupboard wardrobe closet|rug carpet|bulb lamp light|neighbourhood district quarter|
  key keyring|lock padlock|door gate|paint painted wallpaper|clean tidy|furniture furnishings`;

/** Work, learning, money, papers. */
const AFFAIRS = `
  job work profession occupation career employed|company firm employer business|office workplace work|office practice surgery|hire employ|fire dismiss sack|
  retire pension|salary wage income earn earnings|cost price charge fee rate expensive worth pay paid|cheap inexpensive|
  bill invoice|borrow lend lent loan owe debt|tax taxes|save savings|buy bought purchase|shop store supermarket|
  deliver delivery arrive|insurance insure insured|warranty guarantee|contract agreement|membership subscription subscribe|
  password passcode passphrase pin code combination|licence license permit|certificate diploma degree|
  study studied learn learning|university college|school class|graduate graduation|exam test|lesson class course|
  teach taught|write written|meeting meet met|appointment check checkup visit|deadline due|send sent submit|
  finish end complete expire expiry|start begin began|stop quit|cancel abandon|goal target aim objective|plan intend|
  adviser advisor consultant contact|suggest recommend recommendation advice advise tip|promise swear|idea thought`;

/** Body, food, feelings. */
const BODY = `
  allergic allergy allergies allergen intolerant intolerance|medicine medication drug pill tablet remedy dose|
  ill sick unwell|illness disease condition|operation surgery operate|break broke hurt injure injury|hurt ache pain sore|
  headache migraine|tired exhausted sleepy|sleep slept asleep|glasses spectacles|pregnant pregnancy|weigh weight heavy kilo|
  height tall|die died death dead|born birth birthday birthdate|marry married wedding marriage husband wife|divorce divorced separated|
  engaged propose fiance|eat feed food meal diet|eat vegetarian vegan|meat vegetarian vegan|drink drank beverage|
  cook bake recipe|breakfast morning|dinner supper|dessert pudding|biscuit cookie|sweets candy|sober abstinent|
  restaurant eatery cafe diner place|tasty delicious|good great nice best favourite favorite|bad poor worst|
  like love enjoy prefer preference favourite favorite best|hate dislike detest loathe stand|
  want wish would|scared afraid fear frightened scary phobia terrified|happy glad|sad unhappy|angry cross furious|worry anxious|
  gym fitness|run running jog jogging runner|swim swimming swimmer|cycle cycling bike|train training exercise workout practise practice|practice rehearse rehearsal|
  hike hiking walk trail|ski skiing`;

/** Things, travel, time, talk. */
const WORLD = `
  car vehicle auto|bike bicycle|motorbike motorcycle|flight plane fly|ship boat ferry|park parked parking|drive driven|
  travel trip journey|holiday vacation away leave|arrive land|leave depart departure|city town village|street road address|
  sea ocean|mountain summit|forest wood|country nation|station stop|luggage suitcase bag|hotel accommodation|
  phone telephone mobile cellphone|ring phone|wifi wireless wlan internet network|computer laptop pc|tv television|
  film movie|book novel read reading|author writer wrote write|song track tune|picture photo photograph|present gift give gave given|
  get got receive received adopt|parcel package|lose lost mislay|find found|fix repair mend|work function|noise sound|spare extra|
  big large size square|small little tiny|colour color|group type kind|called name named|surname lastname|
  old age|long length duration|far distance km kilometre kilometer mile|deep depth|wide width|autumn fall|week weekday weekdays|day daily|week weekly|month monthly|
  hour hourly|year yearly annual annually|evening night|wake awake|trousers pants|shoe sneakers trainers|
  pick collect|talk speak spoke|say said tell told mention|tank fuel petrol gas|power electricity energy|see saw seen watch view|tool equipment|
  concert gig|dance dancing|game match|win won|team club|painting picture|plant flower|watch clock`;

const GROUPS = readGroups([HOUSEHOLD, AFFAIRS, BODY, WORLD].join('|'));
const INDEX = indexGroups(GROUPS);

/** Words with which people tell and ask for the same thing; verbs and their nouns stand together. */
export function areSynonyms(one: string, other: string): boolean {
  return shareGroup(INDEX, one, other);
}
