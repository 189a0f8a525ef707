import { askedOfOwner } from './asked-of-owner.js';

describe('a question asked of somebody', () => {
  it.each([
    ['Where do you live?', 'Where do I live?'],
    ['You live where?', 'I live where?'],
    ['Are you allergic to nuts?', 'Am I allergic to nuts?'],
    ['What is your sister called?', 'What is my sister called?'],
    ['Who works with you?', 'Who works with me?'],
    ['Wo wohnst du, und wie heißt deine Schwester?', 'Wo wohnst ich, und wie heißt meine Schwester?'],
    ['Does Ana know you, and do you’ve a dog?', 'Does Ana know me, and do I’ve a dog?'],
    ["You're late?", "I'm late?"],
    ['Were you ill, yourself?', 'Was I ill, myself?'],
    ['Where is Ana?', 'Where is Ana?'],
  ])('%j is %j to themselves', (question, own) => expect(askedOfOwner(question)).toBe(own));
});
