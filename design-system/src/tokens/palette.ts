/** Raw colour ramps. Only `color.ts` may read them: everything else speaks in roles. */

export const ink = {
  0: '#FFFFFF',
  25: '#F6F7FA',
  50: '#ECEFF5',
  100: '#E0E4EC',
  200: '#C9D0DC',
  300: '#A8B2C5',
  400: '#8995AB',
  450: '#7A869D',
  500: '#626D83',
  550: '#566177',
  600: '#465166',
  700: '#333D50',
  800: '#232C3D',
  825: '#1F2838',
  850: '#19212F',
  900: '#111824',
  950: '#0A0F18',
  975: '#070B12',
  1000: '#05080E',
} as const;

export const violet = {
  100: '#ECE8FF',
  300: '#B3A4FF',
  400: '#9A86FF',
  500: '#7A5CFA',
  600: '#5B3DE8',
  700: '#4629C0',
} as const;

export const cyan = {
  100: '#D6F6FC',
  300: '#6FE3F5',
  400: '#35CDE6',
  500: '#0FA5C0',
  600: '#087A9E',
  700: '#086074',
} as const;

export const blue = {
  50: '#E6EFFE',
  300: '#6AAEFF',
  400: '#3C74DA',
  500: '#1F4FB4',
  600: '#12377E',
  900: '#101E3A',
} as const;

export const orange = {
  50: '#FDEEDC',
  300: '#FBB951',
  400: '#F0A63A',
  500: '#A95200',
  600: '#6E3300',
  900: '#2F210C',
} as const;

export const orchid = {
  50: '#FBE8F6',
  300: '#F27DC6',
  400: '#E872CB',
  500: '#C04AA8',
  600: '#A61C72',
  900: '#311533',
} as const;

export const green = {
  50: '#DCF5EA',
  300: '#66EFCB',
  400: '#52E3A4',
  500: '#129C66',
  600: '#076A4C',
  900: '#0A2B25',
} as const;

export const red = {
  50: '#FDE8EA',
  300: '#FF8A93',
  400: '#F2606C',
  500: '#CF2E3E',
  600: '#A81C2C',
  900: '#381419',
} as const;

export const yellow = {
  50: '#FBF1CF',
  300: '#EBCB5E',
  500: '#9A7400',
  600: '#6B5000',
  900: '#2E270F',
} as const;

export const lime = {
  50: '#E8F4DC',
  300: '#A5DB72',
  500: '#4C8418',
  600: '#386310',
  900: '#1C2B12',
} as const;
