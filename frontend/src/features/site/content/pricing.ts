export const offers = [
  {
    title: 'On your own machine',
    price: 'No fee',
    unit: 'in the software',
    text: 'A laptop that is mostly on, a small server at home, or a rented one.',
    points: [
      'Everything Twyn can do; nothing is held back',
      'As many people as you sign up; nobody reads anybody else’s',
      'npm start with Node alone, or docker compose up',
      'Backups are a folder, or a dump of PostgreSQL',
    ],
  },
  {
    title: 'Hosted by someone else',
    price: 'Free trial',
    unit: 'on this server',
    text: 'Someone runs this copy of Twyn for you. A free trial is a full account on it.',
    points: [
      'No card, no phone call, no date on which it ends by itself',
      'The administrator decides how long it runs',
      'Delete the account and everything in it with one confirmation',
      'Ask your host what they charge, if they do',
    ],
  },
];

export const questions = [
  {
    question: 'What does the machine have to be?',
    answer:
      'Small. Measured in use, the containers hold about 220 MB of memory and npm start about 720 MB, on two processor cores; the first start needs more while it builds. Docker, or Node 20.12 and git, is all that must be installed.',
  },
  {
    question: 'Does a language model cost extra?',
    answer:
      'None is needed, and none is called. Search and answers run on the processor, without a graphics card.',
  },
  {
    question: 'Is anything sold from my data?',
    answer:
      'No. The product sends nothing anywhere, and the pages you’re reading load nothing from elsewhere.',
  },
  {
    question: 'Why is it called a trial, then?',
    answer:
      'Because you should try before you trust it with a year of notes. Start with ten, ask for them, read the sources.',
  },
];
