/** Words that tell what a capitalised name is. Everyday English; a language without capitals or cues is left alone. */

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}

/** Ordinary words, months among them, that are also given names: a capital at the start of a sentence says nothing. */
export const ALSO_WORDS = setOf(
  `april art august autumn bill bob buck carol chance chase chip christian cliff crystal daisy dawn dean don drew duke
  earl faith frank gene ginger grace grant guy harmony heath holly hope hunter iris ivy jack jade jasmine jean jewel
  joy june lance lily mark mary matt max may melody mercy miles nick norm olive page pat patience patsy pearl penny
  pierce poppy ray reed rich rob robin rock rocky rose ruby rusty sage sandy scarlet skip star stone sue summer sunny
  terry tiffany trinity tuesday van victor violet wade will willow winter wren young`,
);

/** These need more than a capital anywhere: they are always written with one. */
export const MONTHS = setOf('april august june may');

/** Places that are given names or ordinary words too. */
export const ALSO_PLACES = setOf(
  `asia austin bath brooklyn carolina china cork chad charlotte chelsea dakota dallas devon florence georgia houston india israel
  jackson jordan kent kerry lincoln london lourdes madison milan mobile nice orlando
  paris phoenix reading savannah sierra split sydney turkey valencia
  verona victoria vienna washington`,
);

/** They begin sentences with a capital and do what people do. */
export const NOBODY = setOf(
  `anybody anyone boss boys colleagues dear doctor doctors everybody everyone experts father folks friends girls hello
  hey hi kids mother neighbours neighbors nobody nurse parents people someone somebody studies teacher thanks they`,
);

export const TITLES = setOf('mr mrs ms miss dr prof professor doctor sir madam lady lord');

/** With a capital they are somebody's name at home. */
export const KIN_NAMES = setOf(
  'mum mom mommy mummy dad daddy papa mama grandma grandpa granny nan nana grandad granddad',
);
export const KIN_TITLES = setOf('aunt auntie aunty uncle cousin');

export const RELATIONS = setOf(
  `aunt boss boyfriend brother brother-in-law buddy child classmate coach colleague cousin coworker daughter dentist
  doctor ex father fiancé fiancée flatmate friend girlfriend godfather godmother grandchild granddaughter grandfather
  grandmother grandson guy housemate husband kid lawyer manager mate mentor mother neighbour neighbor nephew niece
  nurse partner roommate sister sister-in-law son stepfather stepmother teacher therapist toddler trainer twin uncle
  vet wife baby dog cat puppy kitten named`,
);

/** Of a person, and of hardly anything else. */
export const PERSON_VERBS = setOf(
  `said says told tells asked asks called calls texted texts emailed wrote thinks thought wants wanted loves loved likes
  liked hates hated lives lived laughed cried smiled married graduated prefers recommended suggested invited taught
  teaches cooked cooks baked bakes sings sang promised mentioned believes hugged whispered shouted phoned agreed
  apologised apologized turned visited visits knows knew hopes wished moved borrowed lent snores`,
);
/** What a person does to a person. */
export const MEETING_VERBS = setOf(
  'met meet meeting call called calling text texted phone phoned phoning hugged married dated dating tell told email emailed invite invited thank thanked',
);
/** What one does with people. */
export const SHARED = setOf(
  'dinner lunch breakfast brunch coffee drinks tea chat chatted talk talked spoke walk walked lives lived call meeting date picnic party',
);
/** What people have. */
export const BELONGINGS = setOf(
  `birthday mother father mum mom dad brother sister wife husband partner son daughter wedding party house flat
  apartment phone number email address parents family kids children funeral boyfriend girlfriend dog cat`,
);

/** Behind one of these, and before "in", "to" or "from", a name is a place. */
export const MOTION = setOf(
  `arrived back based born came drive driving drove fled flew flight fly flying flat grew holiday holidays house
  journey landed left live lived lives living move moved moves moving return returned returning ride road settled stay
  stayed staying stopped studied train travel traveled travelled travelling trip vacation weekend went apartment`,
);
export const AT_A_PLACE = setOf('in to from near around visit visited visiting toward towards via');

/** Behind one of these, and before "at", "for" or "with", a name is an organisation. */
export const WORKING = setOf(
  'work works worked working job interview intern interned internship career employed',
);
export const JOINING = setOf('joined');

export const ORGANISATION_WORDS = setOf(
  `ag agency association bank church clinic club co college committee company consulting corp corporation council
  foundation gmbh group hospital inc institute insurance laboratories labs llc ltd ministry orchestra party plc school
  society solutions team technologies union university`,
);
export const PLACE_WORDS = setOf(
  `airport alps avenue bakery bar bay beach boulevard bridge café cafe canyon castle cathedral cinema county forest
  gardens harbour hill hotel island islands lake lane library market mount mountain mountains museum palace park
  pizzeria plaza restaurant river road square stadium station street theatre theater valley village zoo`,
);

/** Capitalised in English and no name of a person, place or organisation. */
export const NO_NAMES = setOf(
  `i monday tuesday wednesday thursday friday saturday sunday january february march july september october november
  december christmas easter halloween thanksgiving hanukkah ramadan ok tv pc usb wifi wi-fi pdf gps diy faq asap
  english french german italian spanish portuguese dutch polish czech russian chinese japanese korean turkish arabic
  greek latin hebrew american british irish scottish welsh austrian swiss indian mexican thai european asian african`,
);
