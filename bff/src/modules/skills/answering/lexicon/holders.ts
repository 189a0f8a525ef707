/** Nouns for somebody a memory can be about: relatives, people by their part in one's life, animals of the house. */
const HOLDERS = new Set(
  `mother mum mom mama mummy mommy father dad papa daddy parent sister brother sibling stepmother stepfather
  grandmother grandma granny nan nana grandfather grandpa granddad grandparent aunt auntie uncle cousin niece nephew
  wife husband spouse partner girlfriend boyfriend fiance fiancee ex son daughter child kid baby godmother godfather
  friend mate neighbour neighbor colleague coworker boss manager landlord landlady tenant roommate flatmate
  doctor gp dentist vet optician therapist psychologist physiotherapist lawyer accountant plumber electrician teacher
  tutor coach trainer hairdresser barber mechanic nurse midwife babysitter childminder nanny cleaner gardener
  dog cat rabbit hamster parrot horse pony children nannies babies wives`.split(/\s+/u),
);

export function isHolderNoun(noun: string): boolean {
  const word = noun.replace(/-in-laws?$/u, '');
  return HOLDERS.has(word) || (word.endsWith('s') && HOLDERS.has(word.slice(0, -1)));
}
