/** Any of the words, parted by commas. */
const oneOf = (words: string): string =>
  `(?:${words
    .split(',')
    .map((word) => word.trim())
    .join('|')})`;

/** Relatives and those near. */
const ONE_OF_KIN = oneOf(`
  mother, father, mum, mom, dad, sister, brother, aunt, uncle, cousin, niece, nephew, son, daughter, child, kid, baby, wife,
  husband, partner, girlfriend, boyfriend, fiancée?, spouse, friend, grandma, grandpa, granny, mother-in-law, father-in-law,
  sister-in-law, brother-in-law
`);
const MANY_OF_KIN = oneOf(
  `sisters, brothers, siblings, children, kids, sons, daughters, cousins, nieces, nephews, twins`,
);
export const PET = oneOf(`
  dog, puppy, cat, kitten, rabbit, hamster, horse, pony, parrot, budgie, tortoise, goldfish, guinea pig
`);
/** People and places that somebody goes to for years. */
const ROLE = oneOf(`
  dentist, doctor, gp, vet, therapist, physiotherapist, psychologist, psychiatrist, cardiologist, dermatologist,
  gyna?ecologist, pa?ediatrician, optician, surgeon, hairdresser, barber, lawyer, solicitor, notary, accountant,
  tax advis[eo]r, landlord, landlady, plumber, electrician, cleaner, nanny, babysitter, neighbou?r, flatmate, roommate, boss,
  manager, colleague, teacher, coach, trainer, tutor, supervisor, mechanic, gardener, bank, insurance, employer, school,
  university, gym
`);
const WHICH_KIN = oneOf(
  `step, grand, half-?, older, younger, elder, big, little, twin, eldest, youngest, oldest, ex-, late, best`,
);
export const KIN = `(?:(?:${WHICH_KIN} ?)*(?:${ONE_OF_KIN}|${MANY_OF_KIN}))`;
export const WHO = `(?:${KIN}|${ROLE}|${PET})`;

/** What is one's own, and rarely changes. */
export const PROPERTY = oneOf(String.raw`
  (?:(?:first |middle |last |maiden |full |nick)?name), birthday, birth date, date of birth, birthplace,
  (?:(?:home |work |new )?address), postcode, zip code, (?:(?:new |work |mobile |phone |telephone )*number),
  (?:e-?mail(?: address)?), licen[cs]e plate, number plate, (?:locker(?: number)?), (?:(?:shoe|ring|dress|shirt) size),
  blood (?:type|group), height, native language, mother tongue, first language, star sign, zodiac sign,
  (?:(?:wedding )?anniversary), nationality, job title, home ?town, (?:(?:main )?allerg(?:y|ies)), hobb(?:y|ies),
  parking (?:space|spot)
`);

export const CONDITION = oneOf(String.raw`
  vegetarian, vegan, pescatarian, teetotal(?:ler)?, non-smoker, smoker, diabetic, asthmatic, co?eliac, epileptic,
  colou?r-?blind, dyslexic, autistic, left-handed, right-handed, short-sighted, near-sighted, far-sighted, deaf,
  hard of hearing, lactose[- ]intolerant, gluten[- ]intolerant, pregnant, retired, self-employed, unemployed, married,
  divorced, widowed, engaged, an only child, bilingual, muslim, jewish, christian, catholic, buddhist, hindu, an atheist
`);
export const OCCUPATION = oneOf(String.raw`
  nurse, doctor, teacher, engineer, developer, programmer, designer, architect, lawyer, student, pupil, professor, lecturer,
  researcher, scientist, biologist, chemist, physicist, mathematician, accountant, electrician, plumber, carpenter, mechanic,
  chef, cook, baker, waiter, waitress, barista, driver, pilot, flight attendant, police officer, firefighter, paramedic,
  soldier, journalist, writer, author, editor, translator, interpreter, musician, singer, pianist, violinist, guitarist,
  drummer, dancer, actor, actress, painter, artist, photographer, illustrator, farmer, gardener, vet, dentist, pharmacist,
  physiotherapist, psychologist, therapist, psychiatrist, surgeon, midwife, social worker, secretary, clerk, manager,
  consultant, salesman, saleswoman, librarian, historian, judge, notary, civil servant, entrepreneur, analyst,
  administrator, technician, hairdresser, tailor, butcher, nanny, au pair, coach, trainer, sailor, fisherman, astronomer,
  geologist, economist, banker, broker, tour guide, apprentice, intern, twin, widow, widower
`);
export const ILLNESS = oneOf(String.raw`
  asthma, diabetes, epilepsy, adhd, hay fever, migraines, co?eliac disease, high blood pressure, arthritis, tinnitus,
  (?:an? \p{L}+ (?:allergy|intolerance))
`);
export const POSSESSION = oneOf(String.raw`
  car, bike, bicycle, motorbike, motorcycle, boat, van, camper ?van, caravan, house, flat, apartment, cottage, allotment,
  garden, piano, guitar, violin, allergy, pacemaker, degree, phd, doctorate
`);
const INSTRUMENT = oneOf(`
  piano, violin, viola, cello, guitar, bass, drums, flute, clarinet, oboe, saxophone, trumpet, trombone, harp, organ,
  accordion, ukulele, recorder
`);
export const GAME = oneOf(`
  (?:(?:the )?${INSTRUMENT}), tennis, football, soccer, basketball, volleyball, handball, hockey, badminton, squash, golf,
  chess, rugby, cricket, table tennis, padel
`);
/** Turns of a life. */
export const TURN = oneOf(String.raw`
  got (?:married|divorced|engaged|promoted|a new job), (?:started|began) a new job,
  (?:started|began) (?:an? |my )?(?:phd|master's|apprenticeship|degree|studies),
  (?:started|began) (?:working|studying|teaching|learning) \p{L}+, quit (?:smoking|drinking|my job),
  stopped (?:smoking|drinking|eating \p{L}+), gave up (?:smoking|drinking|meat|sugar|alcohol|coffee), retired, graduated,
  adopted an? \p{L}+, (?:bought|sold) (?:an?|my|our) (?:\p{L}+ )?(?:house|flat|apartment|car|boat|bike|cottage|van),
  joined (?:an?|the|my) (?:\p{L}+ )?(?:choir|club|team|orchestra|band|company|union),
  passed my (?:driving test|exams?), broke my (?:arm|leg|wrist|ankle|collarbone), had (?:a baby|twins|an operation)
`);
