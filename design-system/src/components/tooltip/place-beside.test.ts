import { placeBeside } from './place-beside';

const WINDOW = { clientWidth: 1000, clientHeight: 800 };
const TIP = { width: 100, height: 40 };

beforeEach(() => {
  for (const [name, value] of Object.entries(WINDOW))
    Object.defineProperty(document.documentElement, name, { value, configurable: true });
});
afterEach(() => {
  for (const name of Object.keys(WINDOW)) Reflect.deleteProperty(document.documentElement, name);
  document.body.replaceChildren();
});

it.each([
  ['bottom', { x: 400, y: 300 }, { left: 370, top: 340 }],
  ['top', { x: 400, y: 300 }, { left: 370, top: 260 }],
  ['right', { x: 400, y: 300 }, { left: 440, top: 300 }],
  ['bottom', { x: 400, y: 750 }, { left: 370, top: 710 }],
  ['left', { x: 10, y: 300 }, { left: 50, top: 300 }],
  ['bottom', { x: 0, y: 300 }, { left: 0, top: 340 }],
] as const)('stands at the %s of %o, inside the window', async (side, { x, y }, { left, top }) => {
  const anchor = document.createElement('button');
  anchor.getBoundingClientRect = () => new DOMRect(x, y, 40, 40);
  const tip = document.createElement('span');
  tip.getBoundingClientRect = () => new DOMRect(0, 0, TIP.width, TIP.height);
  Object.assign(tip.style, { width: `${String(TIP.width)}px`, height: `${String(TIP.height)}px` });
  Object.defineProperties(tip, { offsetWidth: { value: TIP.width }, offsetHeight: { value: TIP.height } });
  document.body.append(anchor, tip);
  await placeBeside(anchor, tip, side);
  expect(tip).toHaveStyle({ left: `${String(left)}px`, top: `${String(top)}px`, opacity: '1' });
});
