import { stem } from '../../../../common/language/terms.js';
import { readGroups } from './entries.js';

/** "colour: red blue": what a question calls by its class, a memory calls by its name. The first word is the class. */
const CLASSES = readGroups(`
  colour red blue green yellow black white grey gray brown orange purple pink violet beige|
  day monday tuesday wednesday thursday friday saturday sunday weekend|
  month january february march april may june july august september october november december|
  season spring summer autumn winter|
  language english french spanish german italian portuguese japanese chinese mandarin russian arabic dutch polish swedish greek turkish korean hindi|
  instrument piano guitar violin cello flute drums trumpet saxophone clarinet harp viola ukulele accordion organ oboe|
  pet dog cat rabbit hamster parrot budgie goldfish tortoise guinea pony|
  animal dog cat rabbit horse cow sheep bird fish spider snake mouse bear fox wolf deer|
  food peanut nut egg milk fish meat bread cheese fruit shellfish gluten strawberry tomato soy rice pasta cake chocolate ice honey sesame mushroom onion garlic potato bean pork beef chicken soup salad pizza oyster olive|
  dairy milk cheese butter cream yoghurt yogurt lactose|money euro dollar pound franc krone yen cent|
  nut peanut walnut hazelnut almond cashew pistachio pecan|
  herb coriander cilantro basil parsley thyme rosemary mint sage dill oregano chive|
  spice cardamom cinnamon pepper cumin ginger paprika saffron turmeric nutmeg clove|
  fruit apple banana pear orange lemon strawberry cherry peach grape mango kiwi plum melon|
  vegetable carrot potato tomato onion cabbage spinach broccoli pea bean courgette zucchini aubergine eggplant|
  drink tea coffee water milk juice wine beer cocoa lemonade whisky|alcohol wine beer whisky vodka gin rum champagne cider|
  meat beef pork chicken lamb ham bacon sausage turkey duck|
  sport tennis football soccer basketball swim running cycling climbing skiing yoga rowing judo handball volleyball golf|
  temperature degree celsius fahrenheit|painkiller ibuprofen paracetamol aspirin codeine morphine|
  medicine mg tablet pill dose drop syrup inhaler ibuprofen paracetamol aspirin antibiotic|
  restaurant sushi pizza pizzeria bistro brasserie trattoria tapas diner cafe bar|
  illness asthma diabetes migraine flu cold covid eczema arthritis anaemia|
  relative mother father sister brother aunt uncle cousin grandmother grandfather niece nephew|
  profession nurse teacher doctor engineer lawyer baker cook carpenter plumber electrician architect journalist programmer developer farmer painter accountant pharmacist designer librarian translator|
  furniture sofa table chair bed desk shelf wardrobe cupboard|
  device phone laptop computer tablet watch camera printer router speaker`);

const MEMBERS = new Map(CLASSES.map(([name = '', ...members]) => [name, new Set(members)]));
const ALSO_CALLED = new Map(
  [
    'color colour',
    'job profession',
    'work profession',
    'living profession',
    'career profession',
    'occupation profession',
    'medication medicine',
    'pill medicine',
    'weekday day',
    'disease illness',
    'condition illness',
    'beverage drink',
  ]
    .map((pair) => pair.split(' ').map(stem))
    .map(([alias = '', name = '']) => [alias, name] as const),
);

/** Whether the member is one of what the class names: a cello is an instrument. */
export function isKindOf(member: string, className: string): boolean {
  return (
    MEMBERS.get(className)?.has(member) === true ||
    MEMBERS.get(ALSO_CALLED.get(className) ?? '')?.has(member) === true
  );
}
