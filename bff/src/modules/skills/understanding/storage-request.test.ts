import { describe, expect, it } from 'vitest';
import { readStorageRequest } from './storage-request.js';

describe('readStorageRequest', () => {
  it.each([
    ['Remember that my sister Ana is allergic to peanuts.', 'My sister Ana is allergic to peanuts.'],
    ['remember that my sister Ana is allergic to peanuts', 'My sister Ana is allergic to peanuts'],
    ['Please remember that I parked on level 3', 'I parked on level 3'],
    ['Remember: the spare key is under the mat', 'The spare key is under the mat'],
    ['remember this: I like oat milk!', 'I like oat milk!'],
    ['Remember my locker is number 58', 'My locker is number 58'],
    ['Remember to buy milk', 'Buy milk'],
    ['Remember about the meeting on Friday', 'The meeting on Friday'],
    ["Don't forget that Ben is a vegetarian", 'Ben is a vegetarian'],
    ['don’t forget Ana’s wedding is on 12 September', 'Ana’s wedding is on 12 September'],
    ['Never forget that I hate coriander.', 'I hate coriander.'],
    ['Keep in mind that Helen is away until April', 'Helen is away until April'],
    ['Bear in mind the boiler is new', 'The boiler is new'],
    ['Note that the gate code is 4092.', 'The gate code is 4092.'],
    ['Note: gate code 4092', 'Gate code 4092'],
    ['note to self: call the dentist', 'Call the dentist'],
    ['Make a note of my shoe size: 42', 'My shoe size: 42'],
    ['Take note that the rent is due on the fifth', 'The rent is due on the fifth'],
    ['Save this: the alarm code is 7731', 'The alarm code is 7731'],
    ['save this in my notes: the alarm code is 7731', 'The alarm code is 7731'],
    ['Add to my memory that I moved to Lyon', 'I moved to Lyon'],
    ['Record that Ben called', 'Ben called'],
    ['For the record, I quit smoking', 'I quit smoking'],
    ['Write down: four eggs, 200 g butter', 'Four eggs, 200 g butter'],
    ['Hey Twyn, could you please remember that Leo swims on Wednesdays?', 'Leo swims on Wednesdays.'],
    ['Can you note down that the vet is on Main Street', 'The vet is on Main Street'],
    ['I want you to remember that I take my coffee black', 'I take my coffee black'],
    ['I need to remember that the plumber comes at nine', 'The plumber comes at nine'],
    ['Remember that the bins go out on Friday, please.', 'The bins go out on Friday.'],
    ['Ok, remember that this is urgent', 'This is urgent'],
    ['Remember this is my new number: 555', 'This is my new number: 555'],
    ['Remember where I parked: level 3', 'Where I parked: level 3'],
    ['My sister Ana is allergic to peanuts, remember that.', 'My sister Ana is allergic to peanuts'],
    ['My sister is allergic to nuts. Please remember this!', 'My sister is allergic to nuts.'],
    ["I don't eat fish. Don't forget that.", "I don't eat fish."],
    ['The code is 7731. Can you remember that for me?', 'The code is 7731.'],
    ['The code is 7731 please remember it', 'The code is 7731'],
    [
      'Remember that Ana is allergic. She carries a pen. It is in her bag.',
      'Ana is allergic. She carries a pen. It is in her bag.',
    ],
    ['Remember:\n- milk\n- eggs', '- milk\n- eggs'],
  ])('reads %j as a wish to remember', (text, statement) => {
    expect(readStorageRequest(text)).toEqual({ wish: 'remember', statement });
  });

  it.each([
    'Remember',
    'Remember that',
    'Please remember this.',
    'Can you remember that?',
    'remember:',
    'Remember it!',
  ])('reads %j as a wish with nothing to remember', (text) => {
    expect(readStorageRequest(text)).toEqual({ wish: 'remember', statement: '' });
  });

  it.each([
    "Don't remember this.",
    'Do not remember that I cried',
    'please don’t store that',
    "You don't need to remember this",
    'I am seeing a lawyer. Don’t remember that.',
    'My salary is 3,000 euros, but do not save this please',
    'This stays between us, off the record.',
    'Never mind.',
    'Forget it',
    'No need to note this down',
  ])('never stores %j', (text) => {
    expect(readStorageRequest(text)).toEqual({ wish: 'leave-out' });
  });

  it.each([
    'Forget what I said about Ana',
    'Forget that I moved to Lyon',
    'Delete the memory about Ben',
    'please erase my notes on Rome',
  ])('reads %j as a wish to delete', (text) => {
    expect(readStorageRequest(text)).toEqual({ wish: 'delete' });
  });

  it.each([
    'I moved to Lyon in May.',
    'What is Ana allergic to?',
    'Do you remember what Ana is allergic to?',
    'Do you remember that trip to Rome?',
    'Can you remember Ana’s birthday?',
    'Remember our trip to Rome?',
    'Remember what I said about Ben',
    'I remember the summer of 2003.',
    "I don't remember where I put my keys.",
    'I do not remember that.',
    'He said "remember that I love you".',
    'Save the whales',
    'Keep that dog away from me',
    'Note the fine print',
    'Put the milk in the fridge',
    'My memory is bad',
    'Remind me to call Ana',
  ])('stores nothing on %j', (text) => {
    expect(readStorageRequest(text)).toBeUndefined();
  });

  it('takes linear time on hostile text', () => {
    const start = performance.now();
    for (const text of [
      ' '.repeat(4000),
      'remember '.repeat(440),
      `${'a, '.repeat(1300)}remember`,
      '-'.repeat(4000),
      `x${' please'.repeat(570)}`,
    ]) {
      readStorageRequest(text);
    }
    expect(performance.now() - start).toBeLessThan(250);
  });
});
