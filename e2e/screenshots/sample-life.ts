/** What the invented Mara told her twin, the newest last. The pictures of the product are taken of it. */
export const told = [
  'The hallway paint is Farrow & Ball, Shaded White, two tins left in the cellar.',
  'Biscuit weighs 11 kg now, the vet wants to see him again in spring.',
  'Spare key is with Mrs. Albrecht on the second floor.',
  'Mum prefers phone calls on Sunday afternoons.',
  'The boiler was serviced in February, next one due in October.',
  'Ferritin came back at 18, a little low. Dr. Okafor wants to repeat it in three months.',
  'Jonas lives in Porto and works at a bakery.',
  'My sister Ana is allergic to peanuts. She told me in Porto, after the octopus.',
];

export const corrected = {
  from: 'Jonas lives in Porto',
  to: 'Jonas lives in Porto and runs the bakery on Rua das Flores.',
};

export const questions = [
  'What is Ana allergic to?',
  'When is the boiler serviced next?',
  'Where does Ben live?',
];

export const search = 'when to phone my mother';
