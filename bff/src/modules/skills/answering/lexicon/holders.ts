import { readGroups } from './entries.js';

/** Nouns for somebody a memory can be about: relatives, people by their part in one's life, animals of the house. */
const HOLDERS = new Set(
  readGroups(`
    mother mum mom mama mummy mommy father dad papa daddy parent sister brother sibling stepmother stepfather
    grandmother grandma granny nan nana grandfather grandpa granddad grandparent aunt auntie uncle cousin niece nephew
    wife husband spouse partner girlfriend boyfriend fiance fiancee ex son daughter child kid baby godmother godfather
    friend mate neighbour neighbor colleague coworker boss manager landlord landlady tenant roommate flatmate
    doctor dentist vet optician therapist psychologist physiotherapist lawyer accountant plumber electrician teacher
    tutor coach trainer hairdresser barber mechanic gp nurse midwife babysitter nanny cleaner gardener
    dog cat rabbit hamster parrot horse pony`).flat(),
);

export function isHolderNoun(stemmed: string): boolean {
  return HOLDERS.has(stemmed);
}
